import type { Localised } from './model/localised.ts'

/** One category in a breadcrumb trail. */
export type Crumb = { id: number; path: string; level: number; name: Localised }
