import { newId } from '#/platform/config/ids.server.ts'
import { storeCookies, type TestShop } from './shop.ts'

export type Answer = Record<string, unknown> & {
  error?: { code: string; message: string; fields?: Record<string, string[]> } | null
}
type Called = { status: number; headers: Headers; text: string; answer: Answer }

/** A long password that is not a common one. */
export const goodPassword = 'gravel before breakfast'
export const newEmail = () => `rider-${newId().slice(0, 10)}@riders.example`

/** A browser with a cookie jar at the real shop. */
export function browser(shop: TestShop, extra: Record<string, string> = {}) {
  const jar = new Map<string, string>()

  async function call(path: string, body?: unknown, headers = {}): Promise<Called> {
    const options = { cookies: Object.fromEntries(jar), headers: { ...extra, ...headers } }
    const url = `/nuxt/api/${path}`
    const response = await (body === undefined
      ? shop.get(url, options)
      : shop.post(url, body, options))
    storeCookies(jar, response)
    const text = await response.text()
    const answer = (text === '' ? {} : JSON.parse(text)) as Answer
    return { status: response.status, headers: response.headers, text, answer }
  }

  return { jar, call }
}
export type Browser = ReturnType<typeof browser>

/** Each browser has its own IP address, so that tests do not share rate limits. */
let browsers = 0
export function visitor(shop: TestShop): Browser {
  browsers += 1
  return browser(shop, { 'x-forwarded-for': `10.${browsers >> 8}.${browsers & 255}.7` })
}

/** The setting that makes the shop trust the IP address a `visitor` sends. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }

/** A customer with an account who is logged in. */
export async function customer(shop: TestShop, email = newEmail()) {
  const person = visitor(shop)
  const names = { firstName: 'Ada', lastName: 'Rider' }
  await person.call('auth/register', { ...names, email, password: goodPassword })
  await person.call('auth/login', { email, password: goodPassword })
  return { ...person, email }
}

/** Logs in, each time from a new browser. */
export const loginsAt = (shop: TestShop) => (email: string, password: string) =>
  visitor(shop).call('auth/login', { email, password })

/** The shop's response about the customer's own account. */
export const me = async ({ call }: Pick<Browser, 'call'>) =>
  (await call('auth/customer')).answer['customer'] as {
    email: string
    is_subscribed: boolean
    default_shipping: number | null
    addresses: { id: number; city: string; default_shipping: boolean }[]
  }

export const ownAddress = {
  firstname: 'Ada',
  lastname: 'Rider',
  company: null,
  telephone: '01632 960010',
  street: ['1 Mill Lane'],
  city: 'Halifax',
  region: null,
  postcode: 'HX1 1AA',
  country_code: 'GB',
  vat_id: null,
}
