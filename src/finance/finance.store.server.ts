import type { Db } from '#/db/client.server.ts'
import { financeProducts, financeTerms } from '#/db/tables/finance.server.ts'
import type { Finance } from './finance.ts'

/** Null for a shop that has never imported finance terms. */
export async function readFinance(db: Db): Promise<Finance | null> {
  const [products, [terms]] = await Promise.all([
    db.select().from(financeProducts).orderBy(financeProducts.id),
    db.select().from(financeTerms),
  ])
  if (!terms) return null
  const { notice, examplePrice, exampleDepositPercent, exampleProductId } = terms
  const example = {
    price: examplePrice,
    depositPercent: exampleDepositPercent,
    productId: exampleProductId,
  }
  return { products, notice, example }
}

export async function replaceFinance(db: Db, { products, notice, example }: Finance) {
  await db.delete(financeProducts)
  await db.delete(financeTerms)
  if (products.length > 0) await db.insert(financeProducts).values([...products])
  await db.insert(financeTerms).values({
    notice,
    examplePrice: example.price,
    exampleDepositPercent: example.depositPercent,
    exampleProductId: example.productId,
  })
}
