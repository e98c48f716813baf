import { bikeParameter } from './build-quote-url.ts'

/** The document of a build, by the code of a saved one or as the configurator's URL describes it. */
export const sheetPath = '/build-sheet.pdf'

export const savedSheetUrl = (code: string): string => `${sheetPath}?code=${code.toLowerCase()}`

/** The sheet of a build that is not saved; the choice is that of the configurator's own URL. */
export const sheetUrl = (slug: string, choice: URLSearchParams): string =>
  `${sheetPath}?${new URLSearchParams([[bikeParameter, slug], ...choice])}`
