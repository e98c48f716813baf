import { and, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { priceRules } from '#/db/tables/pricing.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { homeRule, type PriceRule } from './price-rule.ts'
import { storedRule } from './price-rule-record.ts'

type StoredRule = Omit<PriceRule, 'removesHomeTax' | 'since'> & { leavesHomeTax: boolean }

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
    rows.map(({ country, rule, changedAt }) => [
      country,
      {
        ...(rule === null ? homeRule : toRule(fromStored(storedRule, rule, 'price_rules.rule'))),
        ...(changedAt !== null && { since: changedAt }),
      },
    ]),
  )
}

/** Each country remembers when its rule last changed; the first rules of a shop come before its first price. */
export async function replacePriceRules(
  db: Db,
  rules: Record<string, PriceRule>,
  now: Date,
): Promise<void> {
  const [hasRules] = await db.select({ country: priceRules.country }).from(priceRules).limit(1)
  const changedAt = hasRules ? now : null
  const rows = Object.entries(rules).map(([country, rule]) => ({
    country,
    rule: toStored(rule),
    changedAt,
  }))
  const countries = rows.map(({ country }) => country)
  const isLeftOut = countries.length > 0 ? notInArray(priceRules.country, countries) : undefined
  await db
    .update(priceRules)
    .set({ rule: null, changedAt: now })
    .where(and(isLeftOut, isNotNull(priceRules.rule)))
  if (rows.length === 0) return
  await db
    .insert(priceRules)
    .values(rows)
    .onConflictDoUpdate({
      target: priceRules.country,
      set: { rule: sql`excluded.rule`, changedAt: now },
      setWhere: sql`${priceRules.rule} is distinct from excluded.rule`,
    })
}
