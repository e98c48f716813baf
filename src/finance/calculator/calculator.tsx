import { useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { money } from '#/money/money.ts'
import { balances } from '#/finance/loans/balance.ts'
import { ratesFor, selectedRate } from '#/finance/loans/rates.ts'
import { CreditFigures } from '#/finance/credit-figures.tsx'
import { Button } from '#/ui/form/button.tsx'
import { BalanceChart } from './balance-chart.tsx'
import { DepositField, PriceField } from './calculator-fields.tsx'
import type { FinanceOffer } from './finance-offer.ts'
import type { FinanceState, FinanceStore } from './finance-store.client.ts'
import { LenderNote } from './lender-note.tsx'
import { RateTable } from './rate-table.tsx'

type CalculatorProps = {
  offer: FinanceOffer
  state: FinanceState
  store: FinanceStore
  /** The values typed without scripts; the fields show them again with their errors. */
  typed?: { price: string; deposit: string }
}

/** Price and deposit, all loans for them, and the figures of the chosen one. Without scripts it is a form. */
export function Calculator({ offer, state, store, typed }: CalculatorProps) {
  const t = useTranslations('finance')
  const id = useId()
  const { selectedPrice, selectedDeposit, selectedProduct, lender } = state
  const price = money(selectedPrice, 'GBP')
  const rates = selectedPrice === 0 ? [] : ratesFor(offer.products, price, selectedDeposit)
  const rate = selectedRate(rates, selectedProduct)
  return (
    <form
      method="get"
      action="/finance/"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-16 gap-y-10 lg:grid-cols-2"
    >
      <div className="grid min-w-0 content-start gap-8">
        <PriceField
          products={offer.products}
          price={price}
          typed={typed?.price}
          onChoose={store.selectPrice}
        />
        <DepositField
          deposits={offer.deposits}
          price={price}
          percent={selectedDeposit}
          typed={typed?.deposit}
          onChoose={store.selectDeposit}
        />
        <RateTable rates={rates} chosen={rate?.product.id ?? null} onChoose={store.selectProduct} />
        <noscript>
          <Button type="submit">{t('update')}</Button>
        </noscript>
      </div>
      <section aria-labelledby={id} className="min-w-0 border-t border-ink pt-6 lg:self-start">
        <h2 id={id} className="title text-xl">
          {t('yourFigures')}
        </h2>
        <div aria-live="polite" className="mt-5">
          {rate ? (
            <CreditFigures credit={rate.credit} />
          ) : (
            <p className="text-stone-700">{t('noneAvailable')}</p>
          )}
        </div>
        {rate && (
          <>
            <BalanceChart balances={balances(rate.credit)} />
            <LenderNote lender={lender} rate={rate} />
          </>
        )}
      </section>
    </form>
  )
}
