import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import { withOldDuty } from './old-duty.ts'

const eur = (amount: number) => nonNegative(money(amount, 'EUR'))
const totals = {
  subtotal: eur(1095),
  discounts: [],
  shipping: eur(795),
  total: eur(2247),
  taxPercent: 19,
  tax: eur(359),
}

test('the rows of an order with a duty of its own add up to its total', () => {
  const shown = withOldDuty({ ...totals, duty: eur(357) })
  expect(shown.subtotal.amount + (shown.shipping?.amount ?? 0)).toBe(shown.total.amount)
  expect(shown).not.toHaveProperty('duty')
  expect(withOldDuty({ ...totals, shipping: null, duty: eur(357) }).shipping).toEqual(eur(357))
})

test.each([null, undefined])('an order with duty in its prices (%s) is shown as it is', (duty) => {
  expect(withOldDuty({ ...totals, ...(duty === null && { duty }) })).toEqual(totals)
})
