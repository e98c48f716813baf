import * as v from 'valibot'
import type { BaseCtx } from '#/platform/config/context.ts'
import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { homeRule, type PriceBook } from './price-rule.ts'
import { priceRulesFile } from './price-rule-record.ts'
import { listPriceRules, replacePriceRules } from './pricing.store.server.ts'

/** The cache tag of every page that shows a price. */
const priceRulesTag = 'price-rules'

/** The rules of all countries, cached in memory because a listing uses them a thousand times. */
export async function loadPriceBook({
  db,
  liveCache,
  tags,
}: Pick<BaseCtx, 'db' | 'liveCache' | 'tags'>): Promise<PriceBook> {
  tags.add(priceRulesTag)
  const rules = await liveCache.getOrLoad('price-rules', [priceRulesTag], () => listPriceRules(db))
  return { ruleFor: ({ code }) => rules.get(code) ?? homeRule }
}

/** The same without a cache, for imports. */
export async function readPriceBook(db: Db): Promise<PriceBook> {
  const rules = await listPriceRules(db)
  return { ruleFor: ({ code }) => rules.get(code) ?? homeRule }
}

export async function importPriceRules(
  db: Db,
  file: unknown,
  now = new Date(),
): Promise<{ countries: number }> {
  const rules = v.parse(priceRulesFile, file)
  await db.transaction(async (transaction) => {
    await replacePriceRules(transaction, rules, now)
    await purgeTags(transaction, [priceRulesTag])
  })
  return { countries: Object.keys(rules).length }
}
