import { expect } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import type { Db } from '#/db/client.server.ts'
import { importPriceRules } from '#/pricing/pricing.server.ts'
import { makePhoneHandover } from '#/store-mode/handover/phone-handover.server.ts'
import priceRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { reader } from './account-shop.ts'
import { cartShop, helmet, shopper } from './cart-shop.ts'
import { testCtx } from './context.ts'
import { behindProxy, type Browser, browser } from './customers-shop.ts'
import { ownScript } from './shop.ts'

type Made = { code: string; pieces: number; path: string | null; expiresAt: number }
type Sent = { status: number; to: string | null; said: string }

export const newAttempt = (): string => crypto.randomUUID()

export const add = (person: Pick<Browser, 'call'>, sku: string, quantity = 1) =>
  person.call('cart/add-item', { cartItems: [{ sku, quantity }] })

export const cartOf = async ({ call }: Pick<Browser, 'call'>) =>
  (await call('cart/fetch-cart')).answer['cart'] as WireCart | null

/** A shop whose store in Leeds is at 198.51.100.7, with its screens and phones. */
export async function handoverShop() {
  const shop = await cartShop({ ...behindProxy, STORE_NETWORKS: 'leeds=198.51.100.7' })
  await importPriceRules(shop.database.db, priceRules)

  const atScreen = () => browser(shop, { 'x-forwarded-for': '198.51.100.7' })

  async function codeFor(screen: Browser, path: string | null = null): Promise<Made> {
    const { status, answer } = await screen.call('store-mode/handover', { path })
    expect(status).toBe(200)
    return answer as unknown as Made
  }

  /** A screen with helmets in its cart, and the code that it shows. */
  async function screenWith({ helmets }: { helmets: number }, path: string | null = null) {
    const screen = atScreen()
    await add(screen, helmet, helmets)
    return { screen, ...(await codeFor(screen, path)) }
  }

  /** A phone sends the code as the script of the page does. */
  async function scan(
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
  }

  return { shop, db: shop.database.db, atScreen, codeFor, screenWith, scan }
}

/** The code of a screen with a helmet in its cart, made at a time that the test chooses. */
export async function codeMadeAt(db: Db, now: Date): Promise<string> {
  const screen = shopper(db)
  await screen.add(helmet)
  const cookieHeader = [...screen.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const ctx = testCtx(db, { now, visitor: { isStoreNetwork: true, cookieHeader } })
  return (await makePhoneHandover(ctx, null)).code
}
