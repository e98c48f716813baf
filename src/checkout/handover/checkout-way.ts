import type { Config } from '#/platform/config/config.server.ts'
import { settings } from '#/platform/config/settings.ts'

/** `local` is the checkout of home countries, `overseas` that of all others. */
export type CheckoutMode = 'local' | 'overseas'

export type CheckoutWay =
  /** The retailer's own checkout, on another host. */
  | { kind: 'outside'; url: string }
  /** The page that is built in, with the provider that `PAYMENTS` names. */
  | { kind: 'built-in' }
  /** Nobody could be paid, so nothing can be ordered online. */
  | { kind: 'closed' }

type CheckoutSettings = Pick<Config, 'CHECKOUT_URL' | 'OVERSEAS_CHECKOUT_URL' | 'PAYMENTS'>

export function modeFor(countryCode: string): CheckoutMode {
  const { overseasEnabled, homeCountries } = settings.checkout
  const isHome = homeCountries.some((code) => code === countryCode)
  return overseasEnabled && !isHome ? 'overseas' : 'local'
}

/**
 * Where orders of a mode are paid. The built-in checkout never steps in by itself for an outside one
 * that is missing: it serves only where a payment provider was chosen.
 */
export function checkoutWay(config: CheckoutSettings, mode: CheckoutMode): CheckoutWay {
  const url = mode === 'local' ? config.CHECKOUT_URL : config.OVERSEAS_CHECKOUT_URL
  if (url !== null) return { kind: 'outside', url }
  return config.PAYMENTS === null ? { kind: 'closed' } : { kind: 'built-in' }
}
