/** The folders without pages: calls, texts, releases, pictures, films and other files. */
export const nonPageFolders = [
  'nuxt/api',
  '_i18n',
  'builds',
  'img',
  'feeds',
  'sitemaps',
  'flags',
  'media',
  'assets',
] as const

/** Matches the folder at the start of a path that cannot be a page; an island is stored like one. */
export const nonPageFolder = new RegExp(`^/(?:${nonPageFolders.join('|')})(?=/|$)`)
