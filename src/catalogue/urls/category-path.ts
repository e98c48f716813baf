/** The path of a category as it is stored, without the slashes around it that links have. */
export const categoryPathOf = (url: string): string => url.replaceAll(/^\/|\/$/g, '')
