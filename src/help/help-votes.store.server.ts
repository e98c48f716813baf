import { eq, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { contentPages } from '#/db/tables/content.server.ts'
import { helpVotes } from '#/db/tables/help.server.ts'
import type { Locale } from '#/i18n/locale.ts'

export type Vote = { pageId: number; locale: Locale; isHelpful: boolean }

export async function addVote(db: Db, { pageId, locale, isHelpful }: Vote): Promise<void> {
  const helpful = isHelpful ? 1 : 0
  const unhelpful = isHelpful ? 0 : 1
  await db
    .insert(helpVotes)
    .values({ pageId, locale, helpful, unhelpful })
    .onConflictDoUpdate({
      target: [helpVotes.pageId, helpVotes.locale],
      set: {
        helpful: sql`${helpVotes.helpful} + ${helpful}`,
        unhelpful: sql`${helpVotes.unhelpful} + ${unhelpful}`,
      },
    })
}

export type VoteCount = { path: string; locale: string; helpful: number; unhelpful: number }

/** The votes of every article that has any, the least helpful article first. */
export const listVotes = (db: Db): Promise<VoteCount[]> =>
  db
    .select({
      path: contentPages.path,
      locale: helpVotes.locale,
      helpful: helpVotes.helpful,
      unhelpful: helpVotes.unhelpful,
    })
    .from(helpVotes)
    .innerJoin(contentPages, eq(contentPages.id, helpVotes.pageId))
    .orderBy(sql`${helpVotes.helpful} - ${helpVotes.unhelpful}`, contentPages.path)
