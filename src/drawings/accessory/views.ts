import type { AccessoryKind } from './accessory-look.ts'

/** Pictures of one product: as it is offered, from behind, from below, or opened. */
export const accessoryViews = ['front', 'back', 'sole', 'inside'] as const
export type AccessoryView = (typeof accessoryViews)[number]

/** The pictures of a product's gallery, in order. */
export const viewsOf = (_kind: AccessoryKind): readonly AccessoryView[] => ['front']
