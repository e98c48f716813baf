import { expect } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { reader } from './account-shop.ts'
import { browser } from './customers-shop.ts'
import type { Browser } from './customers-shop.ts'
import { ownScript, type testShop } from './shop.ts'

type Made = { code: string; pieces: number; path: string | null; expiresAt: number }
type Sent = { status: number; to: string | null; said: string }

export const newAttempt = (): string => crypto.randomUUID()

export const add = (person: Pick<Browser, 'call'>, sku: string, quantity = 1) =>
  person.call('cart/add-item', { cartItems: [{ sku, quantity }] })

export const cartOf = async ({ call }: Pick<Browser, 'call'>) =>
  (await call('cart/fetch-cart')).answer['cart'] as WireCart | null

/** The screens and phones of a shop whose store in Leeds is at 198.51.100.7. */
export const handovers = (shop: Awaited<ReturnType<typeof testShop>>) => ({
  atScreen: (extra: Record<string, string> = {}) =>
    browser(shop, { 'x-forwarded-for': '198.51.100.7', ...extra }),
  async codeFor(screen: Browser, path: string | null = null): Promise<Made> {
    const { status, answer } = await screen.call('store-mode/handover', { path })
    expect(status).toBe(200)
    return answer as unknown as Made
  },
  /** A phone sends the code as the script of the page does. */
  async scan(
    phone: Browser,
    code: string,
    headers: Record<string, string> = {},
    attempt = newAttempt(),
  ): Promise<Sent> {
    const { send } = reader(shop, phone)
    const form = { form: 'link', token: code, attempt }
    const answer = await send('/continue/', form, { ...ownScript, ...headers })
    const said = await answer.text()
    const to =
      answer.headers.get('location') ?? (JSON.parse(said || '{}') as { redirect?: string }).redirect
    return { status: answer.status, to: to ?? null, said }
  },
})
