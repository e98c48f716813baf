import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countryCodes, type CountryCode } from '#/country/country.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { addressSchema } from './address-schema.ts'
import { layoutOf } from './address-layout.ts'
import { postcodeExample } from './postcode.ts'
import { regionsOf } from './regions.ts'

const anAddress = (country: CountryCode, changes: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Holm',
  telephone: '+44 (0)113 496 0000',
  street: ['1 Mill Lane', ''],
  city: 'Leeds',
  region: layoutOf(country).region?.isRequired ? regionsOf(country)[0]?.code : '',
  postcode: postcodeExample(country) ?? '',
  country,
  ...changes,
})

const problems = (country: CountryCode, changes: object = {}) =>
  Object.entries(problemsBy(addressSchema(country), anAddress(country, changes))).map(
    ([field, [first]]) => `${field} ${first?.key.replace('fieldErrors.', '')}`,
  )

test.each(countryCodes)('an honest address in %s passes', (country) => {
  expect(problems(country)).toEqual([])
})

test('empty lines of the street are dropped, and what is optional becomes null', () => {
  const address = v.parse(addressSchema('gb'), anAddress('gb', { postcode: 'ls14ap' }))
  expect(address).toMatchObject({ street: ['1 Mill Lane'], company: null, postcode: 'LS1 4AP' })
})

test('what is missing is told at its own field', () => {
  const nothing = { firstName: '', lastName: ' ', street: ['', ''], city: '', telephone: '' }
  expect(problems('de', { ...nothing, postcode: '' })).toEqual([
    'firstName required',
    'lastName required',
    'telephone required',
    'street.0 required',
    'city required',
    'postcode required',
  ])
})

test('a postcode of another country is refused, with an example of the right one', () => {
  const wrong = problemsBy(addressSchema('de'), anAddress('de', { postcode: 'LS1 4AP' }))
  expect(wrong['postcode']).toEqual([{ key: 'fieldErrors.postcode', values: { example: '10115' } }])
})

test('only Ireland and the Emirates do without a postcode', () => {
  const free = countryCodes.filter((code) => problems(code, { postcode: '' }).length === 0)
  expect(free.toSorted()).toEqual(['ae', 'ie'])
})

test('the United States, Canada and Australia need a region of their own list', () => {
  const strict = countryCodes.filter((code) => problems(code, { region: '' }).length > 0)
  expect(strict.toSorted()).toEqual(['au', 'ca', 'us'])
  expect(problems('us', { region: 'NSW' })).toEqual(['region region'])
})

test('where nobody writes a region, none is kept', () => {
  const address = v.parse(addressSchema('de'), anAddress('de', { region: 'Berlin' }))
  expect(address.region).toBeNull()
})

test('a telephone number has five digits and no letters', () => {
  expect(problems('gb', { telephone: '12-34' })).toEqual(['telephone phone'])
  expect(problems('gb', { telephone: 'call me 12345' })).toEqual(['telephone phone'])
})

test('a fourth line of the street is one too many', () => {
  expect(problems('gb', { street: ['a', 'b', 'c', 'd'] })).toEqual(['street streetLines'])
})

test('the country must be the one whose rules are asked for', () => {
  expect(problems('gb', { country: 'fr' })).toEqual(['country country'])
})
