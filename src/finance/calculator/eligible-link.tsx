import { useEffect, useState } from 'react'
import type { Money } from '#/money/money.ts'
import { CalculatorLink } from '#/finance/calculator-link.tsx'
import { isFinanceCountry } from '#/finance/finance-country.ts'
import { isFinanced } from '#/finance/loans/deposit.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { fetchOffer } from './fetch-offer.client.ts'
import type { FinanceOffer } from './finance-offer.ts'

/** The calculator's link where credit is given for an amount that only the browser knows; otherwise nothing. */
export function EligibleLink({ price }: { price: Money }) {
  const { country } = useVisitor()
  const [offer, setOffer] = useState<FinanceOffer | null>(null)
  const isOffered = isFinanceCountry(country.code)
  useEffect(() => {
    if (!isOffered) return
    void fetchOffer().then((found) => setOffer(typeof found === 'string' ? null : found))
  }, [isOffered])
  return isOffered && offer && isFinanced(offer, price) ? <CalculatorLink price={price} /> : null
}
