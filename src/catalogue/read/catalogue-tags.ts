/** Cache tags that invalidate every catalogue-wide index. */
export const catalogueTags = ['catalogue', 'categories', 'places', 'maker:*', 'product:*']
