import { paymentSettings } from '#/platform/config/settings.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { requireProviderOf } from './payment-providers.server.ts'

type Payment = { method: string; reference: string }
type Options = { findProvider?: (method: string) => PaymentProvider; patienceMs?: number }

/** Tells the provider that an order was given up. A job whose provider does not answer is tried again. */
export const releasePayment = async (
  { method, reference }: Payment,
  { findProvider = requireProviderOf, patienceMs = paymentSettings.patienceMs }: Options = {},
): Promise<void> => withinLimit(findProvider(method).release(reference), patienceMs)
