import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countryCodes, type CountryCode } from '#/country/country.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { addressSchema } from './address-schema.ts'
import { layoutOf, townFields } from './address-layout.ts'
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

test.each(countryCodes)('accepts a valid address in %s', (country) => {
  expect(problems(country)).toEqual([])
})

test('drops empty street lines and turns empty optional fields into null', () => {
  const address = v.parse(addressSchema('gb'), anAddress('gb', { postcode: 'ls14ap' }))
  expect(address).toMatchObject({ street: ['1 Mill Lane'], company: null, postcode: 'LS1 4AP' })
})

test('reports each missing field by its own name', () => {
  const nothing = { firstName: '', lastName: ' ', street: ['', ''], city: '', telephone: '' }
  expect(problems('de', { ...nothing, postcode: '' })).toEqual([
    'firstName firstName',
    'lastName lastName',
    'telephone missing.telephone',
    'street.0 missing.street',
    'city missing.city',
    'postcode missing.postcode',
  ])
  expect(problems('us', { postcode: '', region: '' })).toEqual([
    'region missing.regions.state',
    'postcode missing.zip',
  ])
})

test('a telephone number that is not needed may be left out, but not be nonsense', () => {
  const schema = addressSchema('gb', { isTelephoneRequired: false })
  const telephoneOf = (telephone: unknown) =>
    v.parse(schema, anAddress('gb', { telephone })).telephone
  expect(['', ' ', null, undefined].map(telephoneOf)).toEqual(['', '', '', ''])
  expect(telephoneOf('0113 496 0000')).toBe('0113 496 0000')
  expect(problemsBy(schema, anAddress('gb', { telephone: 'call me' }))).toEqual({
    telephone: [{ key: 'fieldErrors.phone', values: {} }],
  })
})

test('the postcode is asked for before the town', () => {
  const firsts = countryCodes.map((country) => townFields(country)[0])
  expect(firsts.filter((first) => first !== 'postcode')).toEqual(['city'])
  expect(townFields('us')).toEqual(['postcode', 'city', 'region'])
  expect(townFields('ae')).toEqual(['city', 'region'])
})

test('refuses a postcode of another country and gives a valid example', () => {
  const wrong = problemsBy(addressSchema('de'), anAddress('de', { postcode: 'LS1 4AP' }))
  expect(wrong['postcode']).toEqual([{ key: 'fieldErrors.postcode', values: { example: '10115' } }])
})

test('only Ireland and the Emirates need no postcode', () => {
  const free = countryCodes.filter((code) => problems(code, { postcode: '' }).length === 0)
  expect(free.toSorted()).toEqual(['ae', 'ie'])
})

test('the United States, Canada and Australia need a region from their list', () => {
  const strict = countryCodes.filter((code) => problems(code, { region: '' }).length > 0)
  expect(strict.toSorted()).toEqual(['au', 'ca', 'us'])
  expect(problems('us', { region: 'NSW' })).toEqual(['region region'])
})

test('drops the region where the country has none', () => {
  const address = v.parse(addressSchema('de'), anAddress('de', { region: 'Berlin' }))
  expect(address.region).toBeNull()
})

test('a telephone number needs five digits and no letters', () => {
  expect(problems('gb', { telephone: '12-34' })).toEqual(['telephone phone'])
  expect(problems('gb', { telephone: 'call me 12345' })).toEqual(['telephone phone'])
})

test('refuses a fourth street line', () => {
  expect(problems('gb', { street: ['a', 'b', 'c', 'd'] })).toEqual(['street streetLines'])
})

test('refuses a country other than the schema’s', () => {
  expect(problems('gb', { country: 'fr' })).toEqual(['country country'])
})
