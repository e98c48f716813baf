/** The mark: a wheel with its hub, open at the front like a C and slanted. */
export const markPath =
  'M84.5 16.6A48 48 0 1 0 59.1 97.1L65.5 76.8A31 31 0 1 1 78.1 36.9ZM50 41a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'

/** Follows the colour scheme: a light wheel on a dark tab bar. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>path{fill:#0f1216}@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path d="${markPath}"/></svg>`
