import { expect, test } from 'vitest'
import { isDatabaseAway } from './away.server.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P03'),
  withCode('57014'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
  new Error('timeout expired'),
  new Error('Failed query', { cause: new Error('wrapped', { cause: withCode('ECONNRESET') }) }),
])('$message ($code) is temporary', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([withCode('23505'), withCode('42P01'), new Error('queryable'), 'ECONNREFUSED', null])(
  '%s is a fault',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)
