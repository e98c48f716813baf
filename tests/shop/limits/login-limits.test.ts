import { parseSetCookie } from 'cookie'
import { describe, expect, test } from 'vitest'
import { logIn } from '#/customers/login/login.server.ts'
import { mayTryPassword } from '#/customers/login/login-limits.server.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { testCtx } from '../../helpers/context.ts'
import {
  behindProxy,
  browser,
  customer,
  goodPassword,
  newEmail,
  visitor,
} from '../../helpers/customers-shop.ts'
import { postOffice, tokenIn } from '../../helpers/customers-mails.ts'
import { testShop } from '../../helpers/shop.ts'

const shop = await testShop(behindProxy)
const { db } = shop.database
const post = await postOffice(shop.database)

const start = Date.UTC(2026, 10, 16, 9)
const at = (minutes: number, ip: string, cookieHeader = '') =>
  testCtx(db, {
    now: new Date(start + minutes * 60_000),
    visitor: { network: networkOf(ip), cookieHeader },
  })
const wrong = (email: string) => ({ email, password: 'not my password' })
const right = (email: string) => ({ email, password: goodPassword })

/** Twelve wrong passwords from six networks, more than the limit at once. */
async function attack(email: string, minutes: number) {
  for (let each = 0; each < 12; each += 1)
    await mayTryPassword(at(minutes, `198.51.100.${each % 6}`), { email, knownDevice: null })
}

describe('somebody else’s wrong passwords', () => {
  test('do not lock a customer out of a browser they have used before', async () => {
    const ada = await customer(shop)
    await ada.call('auth/logout', {})
    expect(ada.jar.has('known_device')).toBe(true)
    for (let tries = 0; tries < 12; tries += 1)
      await visitor(shop).call('auth/login', wrong(ada.email))
    expect((await ada.call('auth/login', right(ada.email))).status).toBe(200)
  })

  test('do not lock them out in the same network either', async () => {
    const { email } = await customer(shop)
    const sameNetwork = { 'x-forwarded-for': '203.0.113.77' }
    const ada = browser(shop, sameNetwork)
    await ada.call('auth/login', right(email))
    const neighbour = browser(shop, sameNetwork)
    for (let tries = 0; tries < 30; tries += 1)
      await neighbour.call('auth/login', wrong(newEmail()))
    expect((await neighbour.call('auth/login', right(email))).status).toBe(429)
    expect((await ada.call('auth/login', right(email))).status).toBe(200)
  })

  test('do not lock a new browser out for ever', async () => {
    const { email } = await customer(shop)
    for (let minutes = 0; minutes <= 200; minutes += 5) await attack(email, minutes)
    const owner = at(200, '203.0.113.9')
    expect((await logIn(owner, right(email))).customer.email).toBe(email)
  })

  test('do not lock a new browser out if they come from one home line with many networks', async () => {
    const { email } = await customer(shop)
    for (let tries = 0; tries < 12; tries += 1) {
      const thief = at(0, `2001:db8:9:7${tries.toString(16)}::1`)
      await mayTryPassword(thief, { email, knownDevice: null })
    }
    const owner = at(0, '203.0.113.9')
    expect((await logIn(owner, right(email))).customer.email).toBe(email)
  })

  test('do not lock out a customer who has set a new password by mail', async () => {
    const { email } = await customer(shop)
    const ada = visitor(shop)
    await ada.call('auth/reset-password', { email })
    const token = tokenIn(await post.mail(email, /Set a new password/))
    await ada.call('auth/set-password', { token, newPassword: 'downhill without brakes' })
    for (let tries = 0; tries < 12; tries += 1) await visitor(shop).call('auth/login', wrong(email))
    const login = { email, password: 'downhill without brakes' }
    expect((await ada.call('auth/login', login)).status).toBe(200)
  })
})

test('a known browser has six attempts of its own and gives strangers none', async () => {
  const { email } = await customer(shop)
  const { cookies } = await logIn(at(0, '203.0.113.9'), right(email))
  const device = cookies.map((line) => parseSetCookie(line)).find(isDevice)
  const known = (minutes: number) =>
    at(minutes, '203.0.113.9', `known_device=${device?.value ?? ''}`)
  for (let tries = 0; tries < 6; tries += 1)
    await expect(logIn(known(1), wrong(email))).rejects.toThrow('invalid-credentials')
  await expect(logIn(known(1), right(email))).rejects.toThrow('invalid-credentials')
  expect((await logIn(at(1, '198.51.100.1'), right(email))).customer.email).toBe(email)
  expect((await logIn(known(31), right(email))).customer.email).toBe(email)
})
const isDevice = ({ name }: { name: string }) => name === 'known_device'

test.each(['known', 'unknown'])(
  'from three hundred networks at most ten passwords for an %s account are checked in 15 minutes',
  async (kind) => {
    const email = kind === 'known' ? (await customer(shop)).email : newEmail()
    const looks: number[] = []
    for (let tries = 0; tries < 300; tries += 1) {
      const minutes = tries / 5
      const ctx = at(minutes, `10.${tries >> 8}.${tries & 255}.1`)
      if (await mayTryPassword(ctx, { email, knownDevice: null })) looks.push(minutes)
    }
    const busiest = Math.max(
      ...looks.map((from) => looks.filter((look) => look >= from && look < from + 15).length),
    )
    expect(looks.length).toBeGreaterThan(20)
    expect(busiest).toBe(10)
  },
)
