/** The mark: a wheel with its hub, open at the front like a C and slanted. */
export const markPath =
  'M84.5 16.6A48 48 0 1 0 59.1 97.1L65.5 76.8A31 31 0 1 1 78.1 36.9ZM50 41a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'

/** Follows the colour scheme: a light wheel on a dark tab bar. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>path{fill:#0f1216}@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path d="${markPath}"/></svg>`

export const wordmarkBox = '0 0 730 100'

/** The lines of the letters, 20 wide, and their filled parts. */
export const wordmark = {
  strokes:
    'M108 33C102 18 86 10 62 10H56C28 10 10 24 10 50S28 90 56 90H62C86 90 102 82 108 67M274 0V100M274 90H354M380 0V100M380 10H428C460 10 476 24 476 50S460 90 428 90H380M514 0V100M514 10H600M514 50H594M514 90H602M630 0V100M630 10H690C710 10 716 20 716 34S710 58 690 58H630',
  solid:
    'M126 100L171 0H203L248 100H224L215 78H159L150 100ZM167 59H207L187 13ZM672 56H700L730 100H702Z',
}
