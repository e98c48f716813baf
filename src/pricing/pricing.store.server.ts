import { notInArray, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { priceRules } from '#/db/tables/pricing.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import type { PriceRule } from './price-rule.ts'
import { storedRule } from './price-rule-record.ts'

type StoredRule = Omit<PriceRule, 'removesHomeTax'> & { leavesHomeTax: boolean }

// The stored name is old and misleading: true means that the home tax is taken out.
const toStored = ({ removesHomeTax, ...rule }: PriceRule): StoredRule => ({
  ...rule,
  leavesHomeTax: removesHomeTax,
})

const toRule = ({ leavesHomeTax, ...rule }: StoredRule): PriceRule => ({
  ...rule,
  removesHomeTax: leavesHomeTax,
})

export async function listPriceRules(db: Db): Promise<Map<string, PriceRule>> {
  const rows = await db.select().from(priceRules)
  return new Map(
    rows.map(({ country, rule }) => [
      country,
      toRule(fromStored(storedRule, rule, 'price_rules.rule')),
    ]),
  )
}

export async function replacePriceRules(db: Db, rules: Record<string, PriceRule>): Promise<void> {
  const rows = Object.entries(rules).map(([country, rule]) => ({ country, rule: toStored(rule) }))
  const countries = rows.map(({ country }) => country)
  await db
    .delete(priceRules)
    .where(countries.length > 0 ? notInArray(priceRules.country, countries) : undefined)
  if (rows.length === 0) return
  await db
    .insert(priceRules)
    .values(rows)
    .onConflictDoUpdate({ target: priceRules.country, set: { rule: sql`excluded.rule` } })
}
