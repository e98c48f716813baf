import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { settings } from '#/platform/config/settings.ts'
import type { Ctx } from '#/visitor/context.ts'
import { financeFile } from './finance-record.ts'
import { readFinance, replaceFinance } from './finance.store.server.ts'
import type { Finance } from './finance.ts'

const financeTag = 'finance'

/**
 * Null where no credit is offered: outside the United Kingdom, or without a loan on offer. A bike can be
 * sold without credit, so an error in reading the loans is logged and does not fail the page.
 */
export async function findFinance(ctx: Ctx): Promise<Finance | null> {
  const { db, liveCache, tags, visitor, log } = ctx
  if (!settings.finance.isEnabled || visitor.country.code !== settings.finance.country) return null
  tags.add(financeTag)
  const finance = await liveCache
    .getOrLoad('finance', [financeTag], () => readFinance(db))
    .catch((error: unknown) => {
      log.error({ err: error }, 'the loans could not be read')
      return null
    })
  return finance && finance.products.length > 0 ? finance : null
}

export async function importFinance(db: Db, file: unknown): Promise<{ products: number }> {
  const finance = v.parse(financeFile, file)
  await db.transaction(async (transaction) => {
    await replaceFinance(transaction, finance)
    await purgeTags(transaction, [financeTag])
  })
  return { products: finance.products.length }
}
