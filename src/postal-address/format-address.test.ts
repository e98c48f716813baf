import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes } from '#/country/country.ts'
import type { Address } from './address.ts'
import { formatAddress } from './format-address.ts'

const anAddress = (changes: Partial<Address>): Address => ({
  firstName: 'Ada',
  lastName: 'Holm',
  company: null,
  telephone: '0113 4960000',
  street: ['1 Mill Lane'],
  city: 'Leeds',
  region: null,
  postcode: 'LS1 4AP',
  country: 'gb',
  vatId: null,
  ...changes,
})

test('a British address has the town above the postcode', () => {
  expect(formatAddress(anAddress({}), 'en')).toEqual([
    'Ada Holm',
    '1 Mill Lane',
    'Leeds',
    'LS1 4AP',
    'United Kingdom',
  ])
})

test('a German address has the postcode before the town, and the country in the reader’s language', () => {
  const address = anAddress({ country: 'de', city: 'Berlin', postcode: '10115', company: 'Rad AG' })
  const lines = ['Ada Holm', 'Rad AG', '1 Mill Lane', '10115 Berlin', 'Deutschland']
  expect(formatAddress(address, 'de')).toEqual(lines)
})

test('an American address ends its town line with state and ZIP code', () => {
  const address = anAddress({ country: 'us', city: 'Austin', region: 'TX', postcode: '73301' })
  expect(formatAddress(address, 'en').at(-2)).toBe('Austin, TX 73301')
})

test('an address in Gibraltar names it once, below the postcode', () => {
  const address = anAddress({ country: 'gi', city: 'GIBRALTAR', postcode: 'GX11 1AA' })
  const lines = ['Ada Holm', '1 Mill Lane', 'GX11 1AA', 'Gibraltar']
  expect(formatAddress({ ...address, company: 'Ada Holm' }, 'en')).toEqual(lines)
})

test('leaves out missing parts', () => {
  const address = anAddress({ country: 'ie', city: 'Dublin', postcode: null })
  expect(formatAddress(address, 'en')).toEqual(['Ada Holm', '1 Mill Lane', 'Dublin', 'Ireland'])
})

test('no country’s address has an empty line or a stray comma, and each has the town', () => {
  const part = fc.constantFrom('Aa', 'B-b', '99')
  const maybe = fc.option(part)
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), maybe, maybe, (country, region, postcode) => {
      const lines = formatAddress(anAddress({ country, region, postcode }), 'en')
      for (const line of lines) expect(line).toMatch(/^[^\s,].*[^\s,]$/)
      expect(lines.join('\n')).toContain('Leeds')
    }),
  )
})
