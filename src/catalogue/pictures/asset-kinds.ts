/** The word that the names of pictures begin with, for each kind of product. */
export const assetKinds = {
  'parent-bike': 'model',
  'child-bike': 'bike',
  accessory: 'accessory',
} as const
