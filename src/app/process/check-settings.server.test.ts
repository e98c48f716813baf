import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#/platform/config/config.server.ts'
import { checkSettings } from './check-settings.server.ts'

const bucket = {
  FILES_URL: 'https://s3.eu-west-2.amazonaws.com/claims',
  FILES_KEY_ID: 'AKIA4711',
  FILES_SECRET: 'a secret',
}

test('the shop starts without a bucket, and with one that is set up completely', () => {
  expect(() => checkSettings(readConfig({}))).not.toThrow()
  expect(() => checkSettings(readConfig(bucket))).not.toThrow()
})

test.each(['FILES_URL', 'FILES_KEY_ID', 'FILES_SECRET'] as const)(
  'the shop does not start without %s when the others are set',
  (missing) => {
    const config = readConfig({ ...bucket, [missing]: '' })
    expect(() => checkSettings(config)).toThrow(ConfigError)
    expect(() => checkSettings(config)).toThrow(/belong together/)
  },
)

test('the shop does not start with half of the settings of the lender', () => {
  const config = readConfig({ FINANCE_RETAILER_ID: '4711' })
  expect(() => checkSettings(config)).toThrow(ConfigError)
})
