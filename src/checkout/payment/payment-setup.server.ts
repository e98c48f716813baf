import { type Config, ConfigError } from '#/platform/config/config.server.ts'
import { chosenProvider, providerNames } from '#/payments/payment-providers.server.ts'
import { checkoutWay } from '#/checkout/handover/checkout-way.ts'

/** The configuration the shop starts with, and notes about payments for its operator. */
export type PaymentSetup = { config: Config; notes: readonly string[] }

/**
 * A trial shop, which uses the embedded database and has no mail server or external checkout, gets
 * the test payment by default. Any other shop must configure it.
 */
export function setUpPayments(given: Config): PaymentSetup {
  const isTrial =
    given.DATABASE_URL === null &&
    given.SMTP_URL === null &&
    given.CHECKOUT_URL === null &&
    given.OVERSEAS_CHECKOUT_URL === null
  const config = isTrial ? { ...given, PAYMENTS: given.PAYMENTS ?? 'test' } : given
  refuseUnknownProvider(config)
  refuseRealMail(config)
  return { config, notes: notesFor(config) }
}

function refuseUnknownProvider(config: Config): void {
  if (config.PAYMENTS === null || chosenProvider(config)) return
  throw new ConfigError(
    `PAYMENTS is set to "${config.PAYMENTS}" but must be one of: ${providerNames.join(', ')}.`,
  )
}

/** Real mails must not confirm orders that nobody paid for. */
function refuseRealMail(config: Config): void {
  if (!chosenProvider(config)?.isTest || config.SMTP_URL === null) return
  if (config.TEST_PAYMENTS_WITH_REAL_MAIL) return
  throw new ConfigError(
    `PAYMENTS=${config.PAYMENTS} takes orders that nobody pays for, and SMTP_URL would confirm them by real mail. ` +
      'Remove one of them, or set TEST_PAYMENTS_WITH_REAL_MAIL=true if this is a shop for trying things out.',
  )
}

function notesFor(config: Config): string[] {
  const ways = [
    { name: 'CHECKOUT_URL', countries: 'home countries', way: checkoutWay(config, 'local') },
    {
      name: 'OVERSEAS_CHECKOUT_URL',
      countries: 'all other countries',
      way: checkoutWay(config, 'overseas'),
    },
  ]
  const closed = ways.filter(({ way }) => way.kind === 'closed')
  const isBuiltIn = ways.some(({ way }) => way.kind === 'built-in')
  return [
    ...(isBuiltIn && chosenProvider(config)?.isTest
      ? [`Test payments (PAYMENTS=${config.PAYMENTS}): orders are taken and NOBODY IS CHARGED.`]
      : []),
    ...closed.map(
      ({ name, countries }) =>
        `Orders from ${countries} cannot be placed: set ${name}, or PAYMENTS=test to try the shop out.`,
    ),
  ]
}
