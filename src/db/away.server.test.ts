import { expect, test } from 'vitest'
import { isDatabaseAway } from './away.server.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  coded('ECONNREFUSED'),
  coded('57P03'),
  coded('57014'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
  new Error('timeout expired'),
  new Error('Failed query', { cause: new Error('wrapped', { cause: coded('ECONNRESET') }) }),
])('$message ($code) passes by itself', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([coded('23505'), coded('42P01'), new Error('queryable'), 'ECONNREFUSED', null])(
  '%s is a fault of ours',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)
