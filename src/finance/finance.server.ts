import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { fillAll } from '#/content/placeholders.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { brokerFacts } from './broker-facts.ts'
import { financeFile } from './finance-record.ts'
import { readFinance, replaceFinance } from './finance.store.server.ts'
import type { Finance } from './finance.ts'
import { isFinanceCountry } from './finance-country.ts'
import { providerScript } from './provider-script.server.ts'

const financeTag = 'finance'

/**
 * Null where no credit is offered: outside the United Kingdom, or without a loan on offer. A bike can be
 * sold without credit, so an error in reading the loans is logged and does not fail the page.
 */
export async function findFinance(ctx: Ctx): Promise<Finance | null> {
  const finance = await readOffered(ctx).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the loans could not be read')
    return null
  })
  return finance && finance.products.length > 0 ? finance : null
}

/** For calls and pages that are about finance alone: they do not exist where no credit is offered. */
export async function loadFinance(
  ctx: Ctx,
  code: 'not-found' | 'page-not-found' = 'not-found',
): Promise<Finance> {
  const finance = await readOffered(ctx)
  if (!finance) throw new Refusal<PlatformRefusal>(code, { status: 404 })
  return finance
}

async function readOffered({ db, liveCache, tags, visitor }: Ctx): Promise<Finance | null> {
  if (!isFinanceCountry(visitor.country.code)) return null
  tags.add(financeTag)
  return liveCache.getOrLoad('finance', [financeTag], async () => {
    const finance = await readFinance(db)
    if (!finance) return null
    const { en, de } = finance.notice
    const notice = { en: fillAll(en, brokerFacts('en')), de: fillAll(de, brokerFacts('de')) }
    return { ...finance, notice }
  })
}

/** The lender's calculator, which the browser loads with the shop's own; null where it is not set up or not needed. */
export const calculatorScript = ({ config, visitor }: Ctx): string | null =>
  isFinanceCountry(visitor.country.code) ? providerScript(config) : null

export async function importFinance(db: Db, file: unknown): Promise<{ products: number }> {
  const finance = v.parse(financeFile, file)
  await db.transaction(async (transaction) => {
    await replaceFinance(transaction, finance)
    await purgeTags(transaction, [financeTag])
  })
  return { products: finance.products.length }
}
