import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { unknownPlaceholders } from '#/content/placeholders.ts'
import { financeSettings } from '#/platform/config/settings.ts'
import { percentOf, money } from '#/money/money.ts'
import { brokerFacts } from './broker-facts.ts'
import { covers, longestAndCheapest, type FinanceProduct } from './loans/finance-product.ts'

const { minDepositPercent, maxDepositPercent } = financeSettings

/** Far above the price of any bike, and within what the column can hold. */
const maxPounds = 10_000_000
const sterling = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(maxPounds),
  v.transform((pounds) => Math.round(pounds * 100)),
)
/** The column holds two decimals. Checking a remainder would fail for 12.9, which no float represents exactly. */
const hasTwoDecimals = (rate: number) => Number(rate.toFixed(2)) === rate

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A notice that showed the name of a placeholder would not name the lender. */
const notice = v.pipe(
  text,
  v.check(
    (written) => unknownPlaceholders(written, Object.keys(brokerFacts('en'))).length === 0,
    'the notice has an unknown placeholder',
  ),
)

const productRecord = v.pipe(
  v.strictObject({
    id: text,
    name: text,
    months: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(120)),
    apr: v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(200),
      v.check(hasTwoDecimals, 'more than two decimals'),
    ),
    minLoan: sterling,
    maxLoan: v.nullable(sterling),
  }),
  v.check(
    ({ minLoan, maxLoan }) => maxLoan === null || maxLoan >= minLoan,
    'the highest loan is below the lowest',
  ),
)

const exampleRecord = v.strictObject({
  price: v.pipe(sterling, v.gtValue(0)),
  depositPercent: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(minDepositPercent),
    v.maxValue(maxDepositPercent),
  ),
  productId: v.nullable(text),
})

type Example = v.InferOutput<typeof exampleRecord>

/** A retailer's file of loans, and of the example shown with every monthly price; amounts in pounds. */
export const financeFile = v.pipe(
  v.strictObject({
    products: v.pipe(
      v.array(productRecord),
      v.check(
        (products) => new Set(products.map(({ id }) => id)).size === products.length,
        'two loans have the same id',
      ),
    ),
    notice: inEveryLocale(notice),
    example: exampleRecord,
  }),
  v.check(
    ({ products, example }) => products.length === 0 || isOffered(products, example),
    'the example’s loan is not among those offered',
  ),
)

/** An example of a loan that is not on offer would mislead. */
function isOffered(products: readonly FinanceProduct[], example: Example): boolean {
  const { price, depositPercent, productId } = example
  const product =
    productId === null ? longestAndCheapest(products) : products.find(({ id }) => id === productId)
  const deposit = percentOf(money(price, 'GBP'), depositPercent)
  return product ? covers(product, price - deposit.amount) : false
}
