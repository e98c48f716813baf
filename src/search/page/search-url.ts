export const searchAddress = (query: string) => `/search/?q=${encodeURIComponent(query.trim())}`
