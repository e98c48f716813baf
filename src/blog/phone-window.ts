/** Where a story opens with the tall crop of its landscape. */
export const phoneWindow = '(width < 48rem)'
