import type { Config } from '#/platform/config/config.server.ts'
import { checkoutSettings } from '#/platform/config/settings.ts'

/** `local` is the checkout for home countries, `overseas` the one for all others. */
export type CheckoutMode = 'local' | 'overseas'

export type CheckoutWay =
  /** The retailer's own checkout, on another host. */
  | { kind: 'outside'; url: string }
  /** The built-in checkout page, with the provider that `PAYMENTS` names. */
  | { kind: 'built-in' }
  /** There is no way to pay, so nothing can be ordered online. */
  | { kind: 'closed' }

type CheckoutSettings = Pick<Config, 'CHECKOUT_URL' | 'OVERSEAS_CHECKOUT_URL' | 'PAYMENTS'>

export function modeFor(countryCode: string): CheckoutMode {
  const { overseasEnabled, homeCountries } = checkoutSettings
  const isHome = homeCountries.some((code) => code === countryCode)
  return overseasEnabled && !isHome ? 'overseas' : 'local'
}

/**
 * The checkout that takes orders of a mode. The built-in one never replaces a missing external one
 * by itself: it is used only if a payment provider is configured.
 */
export function checkoutWay(config: CheckoutSettings, mode: CheckoutMode): CheckoutWay {
  const url = mode === 'local' ? config.CHECKOUT_URL : config.OVERSEAS_CHECKOUT_URL
  if (url !== null) return { kind: 'outside', url }
  return config.PAYMENTS === null ? { kind: 'closed' } : { kind: 'built-in' }
}
