import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.server.ts'

test('accepts the right password only, and none without an account', async () => {
  const hash = await hashPassword('gravel before breakfast')
  expect(await isPassword('gravel before breakfast', hash)).toBe(true)
  expect(await isPassword('gravel before Breakfast', hash)).toBe(false)
  expect(await isPassword('gravel before breakfast', null)).toBe(false)
  expect(await isPassword('nobody has this password', null)).toBe(false)
})

test('hashes are Argon2id with the configured cost, and salted', async () => {
  const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test('a flood of requests is refused, and accepted ones are finished', async () => {
  const flood = Array.from({ length: 60 }, () => isPassword('guess', null))
  const outcomes = await Promise.allSettled(flood)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(60 - 42)
  for (const each of refused)
    expect(each).toMatchObject({
      reason: { code: 'busy', status: 503, details: { retryAfter: 2 } },
    })
  expect(await isPassword('guess', null)).toBe(false)
})
