/** How the pictures of each kind of product begin. */
export const assetKinds = {
  'parent-bike': 'model',
  'child-bike': 'bike',
  accessory: 'accessory',
} as const
