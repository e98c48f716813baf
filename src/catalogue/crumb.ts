import type { Localised } from './model/localised.ts'

/** One category of the way from the shop's front to a product. */
export type Crumb = { id: number; path: string; level: number; name: Localised }
