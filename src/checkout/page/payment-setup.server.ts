import { type Config, ConfigError } from '#/platform/config/config.server.ts'
import { checkoutWay } from '#/checkout/handover/checkout-way.ts'

/** The settings a shop starts with, and what its operator has to know about payments. */
export type PaymentSetup = { config: Config; notes: readonly string[] }

/**
 * A shop that somebody only tries out, on the database it brings along and without any checkout of the
 * retailer's, chooses the test payment for itself. Everywhere else it must be asked for.
 */
export function setUpPayments(given: Config): PaymentSetup {
  const isTriedOut =
    given.DATABASE_URL === null &&
    given.SMTP_URL === null &&
    given.CHECKOUT_URL === null &&
    given.OVERSEAS_CHECKOUT_URL === null
  const config = isTriedOut ? { ...given, PAYMENTS: given.PAYMENTS ?? 'test' } : given
  refuseRealMail(config)
  return { config, notes: notesFor(config) }
}

/** Mails that reach people must not thank them for money that nobody asked them for. */
function refuseRealMail(config: Config): void {
  if (config.PAYMENTS === null || config.SMTP_URL === null) return
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
  const isTest = ways.some(({ way }) => way.kind === 'built-in')
  return [
    ...(isTest
      ? [`Test payments (PAYMENTS=${config.PAYMENTS}): orders are taken and NOBODY IS CHARGED.`]
      : []),
    ...closed.map(
      ({ name, countries }) =>
        `Orders from ${countries} cannot be placed: set ${name}, or PAYMENTS=test to try the shop out.`,
    ),
  ]
}
