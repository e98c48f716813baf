import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#/platform/config/config.server.ts'
import { checkoutWay } from '#/checkout/handover/checkout-way.ts'
import { setUpPayments } from './payment-setup.server.ts'

const database = { DATABASE_URL: 'postgres://shop@db.example/shop' }
const home = { CHECKOUT_URL: 'https://pay.example/' }
const overseas = { OVERSEAS_CHECKOUT_URL: 'https://overseas.example/' }
const testPayments = { PAYMENTS: 'test' }
const mail = { SMTP_URL: 'smtp://mail.example' }

test.each([
  // The columns are the settings, the home checkout and the overseas checkout.
  [{}, 'built-in', 'built-in'],
  [database, 'closed', 'closed'],
  [mail, 'closed', 'closed'],
  [home, 'outside', 'closed'],
  [overseas, 'closed', 'outside'],
  [{ ...database, ...home }, 'outside', 'closed'],
  [{ ...database, ...overseas }, 'closed', 'outside'],
  [{ ...database, ...home, ...overseas }, 'outside', 'outside'],
  [{ ...database, ...testPayments }, 'built-in', 'built-in'],
  [{ ...database, ...testPayments, ...home }, 'outside', 'built-in'],
  [{ ...database, ...testPayments, ...overseas }, 'built-in', 'outside'],
])('with %o the checkout is %s at home and %s overseas', (settings, atHome, elsewhere) => {
  const { config } = setUpPayments(readConfig(settings))
  expect(checkoutWay(config, 'local').kind).toBe(atHome)
  expect(checkoutWay(config, 'overseas').kind).toBe(elsewhere)
})

test('a shop with test payments says so at start', () => {
  for (const settings of [{}, testPayments, { ...database, ...testPayments, ...home }])
    expect(setUpPayments(readConfig(settings)).notes.join()).toContain('NOBODY IS CHARGED')
})

test('a shop warns about countries that cannot order', () => {
  const notes = (settings: Record<string, string>) => setUpPayments(readConfig(settings)).notes
  expect(notes(database)).toHaveLength(2)
  expect(notes({ ...database, ...home })).toEqual([
    'Orders from all other countries cannot be placed: set OVERSEAS_CHECKOUT_URL, or PAYMENTS=test to try the shop out.',
  ])
  expect(notes({ ...database, ...overseas }).join()).toContain('set CHECKOUT_URL')
  expect(notes({ ...database, ...home, ...overseas })).toEqual([])
})

test.each(['gold', 'tset', 'to-string'])('does not start with the unknown provider %s', (name) => {
  expect(() => setUpPayments(readConfig({ PAYMENTS: name }))).toThrow(
    new ConfigError(`PAYMENTS is set to "${name}" but must be one of: test, test-with-faults.`),
  )
})

test('refuses test payments with real mail unless that is configured', () => {
  const start = (settings: Record<string, string>) => () => setUpPayments(readConfig(settings))
  expect(start({ ...testPayments, ...mail })).toThrow(ConfigError)
  expect(start({ ...testPayments, ...mail })).toThrow(/TEST_PAYMENTS_WITH_REAL_MAIL=true/)
  const forced = start({ ...testPayments, ...mail, TEST_PAYMENTS_WITH_REAL_MAIL: 'true' })()
  expect(forced.config.PAYMENTS).toBe('test')
})
