import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { daySeconds } from '#/platform/config/durations.ts'

/** More articles than anyone rates; the oldest are dropped. */
const articlesAtMost = 50

/** The articles this browser has rated, so that each counts once. It holds page ids and identifies nobody. */
export const voteCookie = defineCookie({
  name: 'help_votes',
  maxAgeSeconds: 180 * daySeconds,
  codec: patternCodec(/^\d{1,9}(?:\.\d{1,9}){0,49}$/),
})

export const ratedArticles = (cookieHeader: string): string[] =>
  voteCookie.read(cookieHeader)?.split('.') ?? []

/** The value of the cookie with one more article. */
export const withArticle = (rated: readonly string[], pageId: number): string =>
  [...rated, String(pageId)].slice(-articlesAtMost).join('.')
