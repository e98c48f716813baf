/** The mark: a wheel with its hub, open at the front like a C and slanted. */
export const markPath =
  'M84.5 16.6A48 48 0 1 0 59.1 97.1L65.5 76.8A31 31 0 1 1 78.1 36.9ZM50 41a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'

/** Follows the colour scheme: a light wheel on a dark tab bar. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>path{fill:#0f1216}@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path d="${markPath}"/></svg>`

export const wordmarkBox = '0 0 730 100'

/** Each letter of the wordmark: its x offset, its strokes and its filled parts. */
export const letters = [
  ['0', 'M108 33C102 18 86 10 62 10H56C28 10 10 24 10 50S28 90 56 90H62C86 90 102 82 108 67', ''],
  ['126', '', 'M0 100L45 0H77L122 100H98L89 78H33L24 100ZM41 59H81L61 13Z'],
  ['264', 'M10 0V100M10 90H90', ''],
  ['370', 'M10 0V100M10 10H58C90 10 106 24 106 50S90 90 58 90H10', ''],
  ['504', 'M10 0V100M10 10H96M10 50H90M10 90H98', ''],
  ['620', 'M10 0V100M10 10H70C90 10 96 20 96 34S90 58 70 58H10', 'M52 56H80L110 100H82Z'],
] as const
