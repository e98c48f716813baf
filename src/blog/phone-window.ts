/** The media query for the tall crop of a story's landscape. */
export const phoneWindow = '(width < 48rem)'
