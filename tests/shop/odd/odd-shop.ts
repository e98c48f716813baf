import { beforeAll, vi } from 'vitest'
import { importCatalogue } from '../../catalogue/import-catalogue.ts'
import { testShop, type TestShop } from '../../helpers/shop.ts'

/**
 * A shop that no request may break: every status is below 500, except HTTP's own 501 and 505. A function,
 * because test files share modules and each closes the shop that it opened.
 */
export async function oddShop() {
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })
  const shop = await testShop({
    SHOW_KIT: 'true',
    TRUSTED_PROXIES: '127.0.0.1',
    CHECKOUT_SECRET: 'a secret of more than thirty-two characters',
  })
  beforeAll(() => importCatalogue(shop.database.db))
  return { shop, send: sendTo(shop) }
}

export type Sent = { request: string; status: number }
/** A 503 is a legitimate refusal: a slow machine may run out of time for a call. */
export const faultsIn = (sent: readonly Sent[]) =>
  sent.filter(({ status }) => status >= 500 && status !== 503)

const sendTo =
  (shop: TestShop) =>
  async (
    method: string,
    path: string,
    rest: Parameters<TestShop['send']>[2] = {},
  ): Promise<Sent> => {
    const { status } = await shop.send(method, path, rest)
    const body = rest?.body === undefined ? '' : ` ${rest.body.slice(0, 120)}`
    return { request: `${method} ${path.slice(0, 120)}${body}`, status }
  }

/** Takes a third of the values, another third each turn, so that all are sent to some path of every kind. */
export const everyThird = <Value>(all: readonly Value[], turn: number) =>
  all.filter((_, index) => (index + turn) % 3 === 0)

export const oddTexts = [
  '%ED%A0%80',
  '%00',
  '%0A',
  '%E2%80%A8',
  '%zz',
  '__proto__',
  'constructor',
  '1e309',
  '-1',
  '0x10',
  '99999999999999999999',
  'NaN',
  "'%22%3C%3E",
  'a'.repeat(5_000),
  '%F0%9F%9A%B2'.repeat(200),
]
