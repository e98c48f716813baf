/** The URL of a file, for those who may see it. */
export const claimFileUrl = (id: string): string => `/nuxt/api/warranty-claim/file?id=${id}`
