/** Pictures of one product: as it is offered, from behind, from below, opened, or of the palm. */
export const accessoryViews = ['front', 'back', 'sole', 'inside', 'palm'] as const
export type AccessoryView = (typeof accessoryViews)[number]
