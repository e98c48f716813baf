import { calculatorScript, loadFinance } from '#/finance/finance.server.ts'
import { representativeCredit } from '#/finance/finance.ts'
import { proposedDeposits } from '#/finance/loans/deposit.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { CalculatorStart, FinanceOffer } from './finance-offer.ts'
import { typedDeposit } from './typed-deposit.ts'
import { poundsText, typedPounds } from './typed-price.ts'

export type FinanceData = {
  offer: FinanceOffer
  start: CalculatorStart
  /** The values of the fields: the URL's parameters as they were typed. */
  typed: { price: string; deposit: string }
}

const longestText = 20

/** The calculator as a page. It does not exist where no credit is offered. */
export async function loadFinancePage(
  ctx: Ctx,
  { query }: PageRequest,
): Promise<LoadedPage<FinanceData>> {
  const finance = await loadFinance(ctx, 'page-not-found')
  const credit = representativeCredit(finance)
  if (!credit) throw pageNotFound()
  const typed = {
    price: (query.get('price') ?? poundsText(credit.price)).slice(0, longestText),
    deposit: (query.get('deposit') ?? String(credit.depositPercent)).slice(0, longestText),
  }
  const { products, notice } = finance
  return {
    data: {
      offer: {
        products,
        deposits: proposedDeposits,
        example: { credit, notice: notice[ctx.visitor.locale] },
        script: calculatorScript(ctx),
      },
      start: {
        price: typedPounds(typed.price),
        depositPercent: typedDeposit(typed.deposit) ?? credit.depositPercent,
        productId: products.find(({ id }) => id === query.get('product'))?.id ?? null,
      },
      typed,
    },
  }
}
