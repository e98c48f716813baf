import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.server.ts'

test('starts with no settings at all', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATABASE_URL: null,
    WORKERS: 1,
    TRUSTED_PROXIES: [],
  })
})

test('treats an empty value as not set', () => {
  expect(readConfig({ PORT: ' ' }).PORT).toBe(3000)
})

test.each([
  ['PORT', 'eighty', 'PORT is set to "eighty" but must be a port number from 0 to 65535.'],
  ['PORT', '70000', 'PORT is set to "70000" but must be a port number from 0 to 65535.'],
  ['WORKERS', '0', 'WORKERS is set to "0" but must be a number of processes from 1 to 256.'],
  ['JOBS', 'yes', 'JOBS is set to "yes" but must be true or false.'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.1, the proxy',
    'TRUSTED_PROXIES is set to "10.0.0.1, the proxy" but must be IP addresses or ranges, comma-separated.',
  ],
])('refuses a wrong %s with one clear sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
})

test('accepts IPv4 and IPv6 ranges, and lowercases a header name', () => {
  const { STORE_NETWORKS, COUNTRY_HEADER } = readConfig({
    STORE_NETWORKS: '10.0.0.0/8, 2001:db8::/32,192.0.2.7',
    COUNTRY_HEADER: 'CF-IPCountry',
  })
  expect(STORE_NETWORKS).toEqual(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'])
  expect(COUNTRY_HEADER).toBe('cf-ipcountry')
})

test('does not repeat a wrong URL, which may contain a password', () => {
  const wrong = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db' })
  expect(wrong).toThrow(/DATABASE_URL is set to something/)
  expect(wrong).not.toThrow(/hunter2/)
})

test('splits lists at commas and trims spaces', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '::1',
  ])
})

test('documents every setting in .env.example, and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)
  expect(new Set(Array.from(lines, ([, name]) => name))).toEqual(new Set(settingNames))
})

test('has no setting that nothing reads', () => {
  const sources = globSync('src/**/*.ts', {
    exclude: (file) => /\.test\.ts$|config\.server\.ts$/.test(file),
  })
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(sources.length).toBeGreaterThan(500)
  expect(settingNames.filter((name) => !code.includes(name))).toEqual([])
})
