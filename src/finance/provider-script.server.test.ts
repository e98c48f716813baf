import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#/platform/config/config.server.ts'
import { providerScript } from './provider-script.server.ts'

const all = {
  FINANCE_SCRIPT_URL: 'https://lender.example/scripts/{retailerId}/{retailerGuid}/calculator.js',
  FINANCE_RETAILER_ID: '4711',
  FINANCE_RETAILER_GUID: 'c1f9b1de-0b3c-4c51',
}

test('the retailer’s ids are put into the URL', () => {
  expect(providerScript(readConfig(all))).toBe(
    'https://lender.example/scripts/4711/c1f9b1de-0b3c-4c51/calculator.js',
  )
})

test('without settings there is no script', () => {
  expect(providerScript(readConfig({}))).toBeNull()
})

test.each(['FINANCE_SCRIPT_URL', 'FINANCE_RETAILER_ID', 'FINANCE_RETAILER_GUID'])(
  'the shop does not start without %s when the others are set',
  (missing) => {
    const config = readConfig({ ...all, [missing]: '' })
    expect(() => providerScript(config)).toThrow(ConfigError)
  },
)

test.each([
  ['FINANCE_SCRIPT_URL', 'javascript:alert(1)'],
  ['FINANCE_SCRIPT_URL', 'lender.example/calculator.js'],
  ['FINANCE_RETAILER_ID', '../other'],
  ['FINANCE_RETAILER_GUID', 'a b'],
])('%s is never %s', (name, value) => {
  expect(() => readConfig({ ...all, [name]: value })).toThrow(ConfigError)
})
