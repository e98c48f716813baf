import type { Config } from '#/platform/config/config.server.ts'
import type { PaymentFields } from './payment-fields.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { faultyTestProvider, testProvider } from './test-provider.ts'

type ProviderRow = {
  /** Stored with each order, and shown as `orders.payment.{method}`. */
  method: string
  provider: PaymentProvider
  fields: PaymentFields
  /** Charges nobody: the shop says so at its start and on its pages, and sends no real mail. */
  isTest: boolean
}

/** Every payment provider by the value of `PAYMENTS` that chooses it. */
const rows: Readonly<Record<string, ProviderRow>> = {
  test: {
    method: 'test',
    provider: testProvider,
    fields: { kind: 'test-outcome', outcomes: ['works', 'declined'] },
    isTest: true,
  },
  'test-with-faults': {
    method: 'test',
    provider: faultyTestProvider,
    fields: { kind: 'test-outcome', outcomes: ['works', 'declined', 'silent'] },
    isTest: true,
  },
}

export const providerNames: readonly string[] = Object.keys(rows)
export const paymentMethods: readonly string[] = Object.values(rows).map(({ method }) => method)

type PaymentConfig = Pick<Config, 'PAYMENTS'> & Partial<Pick<Config, 'TEST_PAYMENT_OUTCOMES'>>

/** The provider of new orders; null if the built-in checkout takes no payments. */
export function chosenProvider(config: PaymentConfig): ProviderRow | null {
  const { PAYMENTS, TEST_PAYMENT_OUTCOMES = true } = config
  const row = PAYMENTS !== null && Object.hasOwn(rows, PAYMENTS) ? rows[PAYMENTS] : undefined
  if (!row || TEST_PAYMENT_OUTCOMES || !row.isTest) return row ?? null
  return { ...row, fields: { kind: 'test-outcome', outcomes: ['works'] } }
}

/**
 * The provider an order was paid with, whatever is configured today. Null for an order of an external checkout, where
 * only that checkout can refund, and for one that a certificate paid for. The test provider with faults stores the method
 * of the one without, which answers for both.
 */
export const providerOf = (method: string): PaymentProvider | null =>
  Object.values(rows).find((row) => row.method === method)?.provider ?? null

/** For payments that a provider must have made: a version of the shop without a row for it has a fault. */
export function requireProviderOf(method: string): PaymentProvider {
  const provider = providerOf(method)
  if (!provider) throw new Error(`No payment provider is known for "${method}".`)
  return provider
}
