import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { faultyTestProvider, testProvider } from '#/payments/test-provider.ts'
import type { Config } from '#/platform/config/config.server.ts'

type Choice = NonNullable<Config['PAYMENTS']>

/** Every provider that `PAYMENTS` can name, with the method that its orders are stored under. */
const choices: Record<Choice, { method: string; provider: PaymentProvider }> = {
  test: { method: 'test', provider: testProvider },
  'test-with-faults': { method: 'test', provider: faultyTestProvider },
}

/** The provider that new orders are paid by; null where the built-in checkout takes none. */
export const chosenProvider = ({ PAYMENTS }: Pick<Config, 'PAYMENTS'>) =>
  PAYMENTS && choices[PAYMENTS]

/**
 * The provider that an order was paid by, whatever is chosen today. Null for an order of an outside
 * checkout: its money can only be moved there.
 */
export const providerOf = (method: string): PaymentProvider | null =>
  Object.values(choices).find((choice) => choice.method === method)?.provider ?? null
