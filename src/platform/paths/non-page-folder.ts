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
]

/** Matches the start of a path in one of them. Islands are not among them, since they are stored like pages. */
export const nonPageFolder = new RegExp(`^/(?:${nonPageFolders.join('|')})(?=/|$)`)
