import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { faultyTestProvider, testProvider } from '#/payments/test-provider.ts'
import type { Config } from '#/platform/config/config.server.ts'

type Choice = NonNullable<Config['PAYMENTS']>

/** Every provider that `PAYMENTS` can name, with the payment method stored in its orders. */
const choices: Record<Choice, { method: string; provider: PaymentProvider }> = {
  test: { method: 'test', provider: testProvider },
  'test-with-faults': { method: 'test', provider: faultyTestProvider },
}

/** The provider of new orders; null if the built-in checkout takes no payments. */
export const chosenProvider = ({ PAYMENTS }: Pick<Config, 'PAYMENTS'>) =>
  PAYMENTS && choices[PAYMENTS]

/**
 * The provider an order was paid with, whatever is configured today. Null for an order of an
 * external checkout, where only that checkout can refund.
 */
export const providerOf = (method: string): PaymentProvider | null =>
  Object.values(choices).find((choice) => choice.method === method)?.provider ?? null
