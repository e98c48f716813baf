/** What a cart may hold. A file of its own, since pages show it and go without the schemas of a cart. */
export const limits = {
  lines: 100,
  itemsPerCall: 20,
  /** The maximum quantity of a line; `maxQuantityOf` chooses. */
  lineQuantity: 99,
  bikeLineQuantity: 10,
} as const
