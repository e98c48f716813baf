import type { Db } from '#/db/client.server.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { addVote, listVotes } from './help-votes.store.server.ts'
import { ratedArticles, voteCookie, withArticle } from './vote-cookie.ts'
import { daySeconds, hourSeconds } from '#/platform/config/durations.ts'

/** Enough for an office that shares a network, too few to distort the figures. */
const votesPerNetwork = { limit: 40, windowSeconds: hourSeconds }
const votesPerArticle = { limit: 5, windowSeconds: daySeconds }

/**
 * Counts whether an article helped: once per browser, which remembers it in a cookie, and for each network
 * up to a limit. Returns the cookies to set. Nothing is stored about the reader.
 */
export async function rateArticle(ctx: Ctx, pageId: number, isHelpful: boolean): Promise<string[]> {
  const { db, visitor } = ctx
  const rated = ratedArticles(visitor.cookieHeader)
  if (rated.includes(String(pageId))) return []
  await countAttemptFromNetwork(ctx, 'help-vote', votesPerNetwork)
  await countAttemptFromNetwork(ctx, `help-vote-${pageId}`, votesPerArticle)
  await addVote(db, { pageId, locale: visitor.locale, isHelpful })
  return [voteCookie.serialise(withArticle(rated, pageId), { secure: visitor.isSecure })]
}

type VotesInput = { db: Db; print: (line: string) => void }

/** Prints what readers think of the articles, the least helpful first. */
export async function printHelpVotes({ db, print }: VotesInput): Promise<void> {
  const votes = await listVotes(db)
  for (const { path, locale, helpful, unhelpful } of votes)
    print(
      `${String(helpful).padStart(5)} yes ${String(unhelpful).padStart(5)} no  ${locale}  /${path}/`,
    )
  if (votes.length === 0) print('Nobody has rated an article yet.')
}
