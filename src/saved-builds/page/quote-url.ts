import { type BuildCode, shownCode } from '#/saved-builds/builds/build-code.ts'

/** Names a saved build in the URL of a cycle to work quote. */
export const buildCodeParameter = 'build-code'

/** The page that makes a cycle to work quote of a saved build. */
export const savedBuildQuoteUrl = (code: BuildCode): string =>
  `/cycletowork/quote/?${buildCodeParameter}=${shownCode(code).toLowerCase()}`
