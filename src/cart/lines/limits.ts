/** The limits of a cart. They have a file of their own, since pages show them and do without the schemas of a cart. */
export const limits = {
  lines: 100,
  itemsPerCall: 20,
  /** The maximum quantity of a line; `maxQuantityOf` chooses. */
  lineQuantity: 99,
  bikeLineQuantity: 10,
} as const
