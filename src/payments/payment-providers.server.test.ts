import { expect, test } from 'vitest'
import { locales } from '#/i18n/locale.ts'
import { hasMessage } from '#/i18n/translator.server.ts'
import { areDetailsOf } from './payment-fields.ts'
import { chosenProvider, paymentMethods, providerNames } from './payment-providers.server.ts'

test('every payment method has a name in every language', () => {
  expect(paymentMethods.length).toBeGreaterThan(0)
  for (const method of paymentMethods)
    for (const locale of locales)
      expect(hasMessage(`orders.payment.${method}`, locale), `${method} ${locale}`).toBe(true)
})

test('a name that no provider has chooses none', () => {
  for (const name of ['gold', 'toString', '__proto__'])
    expect(chosenProvider({ PAYMENTS: name })).toBeNull()
  for (const name of providerNames) expect(chosenProvider({ PAYMENTS: name })).not.toBeNull()
})

test('only tests of the shop may choose that a payment is never answered', () => {
  const accepts = (PAYMENTS: string, details: string) => {
    const chosen = chosenProvider({ PAYMENTS })
    return chosen !== null && areDetailsOf(chosen.fields, details)
  }
  expect(accepts('test', 'works')).toBe(true)
  expect(accepts('test', 'silent')).toBe(false)
  expect(accepts('test-with-faults', 'silent')).toBe(true)
})

test('a demonstration offers no choice of what a test payment does', () => {
  const shown = chosenProvider({ PAYMENTS: 'test-with-faults', TEST_PAYMENT_OUTCOMES: false })
  expect(shown?.fields.outcomes).toEqual(['works'])
  expect(shown && areDetailsOf(shown.fields, 'declined')).toBe(false)
})
