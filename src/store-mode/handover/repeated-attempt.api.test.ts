import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contents, helmet, otherHelmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { type Browser, visitor } from '../../../tests/helpers/customers-shop.ts'
import {
  add,
  cartOf,
  codeMadeAt,
  handoverShop,
  newAttempt,
} from '../../../tests/helpers/handover-shop.ts'
import { takePhoneHandover } from './phone-handover.server.ts'
import { deleteOldPhoneHandovers } from './phone-handover.store.server.ts'

const { shop, db, atScreen, codeFor, screenWith, scan } = await handoverShop()

const again = (phone: Browser, code: string, attempt: string) => scan(phone, code, {}, attempt)

test('a phone that never got the answer is given the same again', async () => {
  const { code } = await screenWith({ helmets: 2 }, '/crest-helmet/')
  const attempt = newAttempt()
  // Cookies of the first answer are lost with it, so the second request comes without them.
  const [lost, phone] = [visitor(shop), visitor(shop)]
  const { to } = await again(lost, code, attempt)
  expect((await again(phone, code, attempt)).to).toBe(to)
  expect(phone.jar.get('cart_id')).toBe(lost.jar.get('cart_id'))
  expect(phone.jar.get('cart_hint')).toBe('2')
  expect(contents(await cartOf(phone))).toEqual({ [helmet]: 2 })
  const { said } = await scan(visitor(shop), code)
  expect(said).toContain('refusals.phone-code-used')
})

test('a page alone is opened again by the same attempt', async () => {
  const { code } = await codeFor(atScreen(), '/bikes/')
  const attempt = newAttempt()
  for (const phone of [visitor(shop), visitor(shop)])
    expect((await again(phone, code, attempt)).to).toBe('/bikes/')
})

test('an attempt that is repeated doubles nothing in the cart that the phone has', async () => {
  const { code } = await screenWith({ helmets: 2 })
  const phone = visitor(shop)
  await add(phone, helmet)
  const attempt = newAttempt()
  for (let time = 0; time < 3; time += 1) {
    expect((await again(phone, code, attempt)).to).toBe('/continue/?taken=1')
    expect(contents(await cartOf(phone))).toEqual({ [helmet]: 3 })
  }
})

test('an attempt that is sent many times at once fills one cart', async () => {
  const { code } = await screenWith({ helmets: 2 })
  const attempt = newAttempt()
  const phones = Array.from({ length: 8 }, () => visitor(shop))
  const answers = await Promise.all(phones.map((phone) => again(phone, code, attempt)))
  expect(new Set(answers.map(({ to }) => to))).toEqual(new Set(['/continue/?taken=1']))
  expect(new Set(phones.map(({ jar }) => jar.get('cart_id'))).size).toBe(1)
  for (const phone of phones) expect(contents(await cartOf(phone))).toEqual({ [helmet]: 2 })
})

test('a phone that has begun another cart meanwhile keeps it, with what it was given', async () => {
  const { code } = await screenWith({ helmets: 2 })
  const attempt = newAttempt()
  await again(visitor(shop), code, attempt)
  const phone = visitor(shop)
  await add(phone, otherHelmet)
  const own = phone.jar.get('cart_id')
  for (let time = 0; time < 2; time += 1) {
    await again(phone, code, attempt)
    expect(phone.jar.get('cart_id')).toBe(own)
    expect(contents(await cartOf(phone))).toEqual({ [helmet]: 2, [otherHelmet]: 1 })
  }
})

test('a code of the British site is not given again on the German one', async () => {
  const { code } = await codeFor(atScreen(), '/bikes/')
  const attempt = newAttempt()
  await again(visitor(shop), code, attempt)
  const german = { host: 'de.caldercycles.example' }
  expect((await scan(visitor(shop), code, german, attempt)).status).toBe(422)
})

test.each(['', 'short', 'a key with spaces in it', 'x'.repeat(65)])(
  'what is no key of an attempt gives nothing twice: %j',
  async (attempt) => {
    const { code } = await codeFor(atScreen(), '/bikes/')
    expect((await again(visitor(shop), code, attempt)).to).toBe('/bikes/')
    expect((await again(visitor(shop), code, attempt)).said).toContain('phone-code-used')
  },
)

test('an attempt may be repeated for ten minutes, and its key is not stored', async () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const code = await codeMadeAt(db, now)
  const attempt = newAttempt()
  const takenAfter = (minutes: number) => {
    const ctx = testCtx(db, { now: new Date(now.getTime() + minutes * 60_000) })
    return takePhoneHandover(ctx, code, attempt)
  }
  const first = await takenAfter(9)
  const { rows } = await db.execute(sql`select * from phone_handovers`)
  expect(JSON.stringify(rows)).not.toContain(attempt)
  await deleteOldPhoneHandovers(db, new Date(now.getTime() + 18 * 60_000))
  expect(await takenAfter(18)).toEqual(first)
  await expect(takenAfter(19)).rejects.toMatchObject({ code: 'phone-code-used' })
})
