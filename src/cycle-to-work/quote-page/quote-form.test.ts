import { expect, test } from 'vitest'
import { problemsBy } from '#/platform/api/schema.ts'
import { nestedValues } from '#/platform/forms/form-state.ts'
import { quoteFormSchema } from './quote-form.ts'

const filled = {
  email: 'ada@example.com',
  employer: 'Analytical Engines Ltd',
  provider: 'Cyclescheme',
  delivery: 'home',
  'address.firstName': 'Ada',
  'address.lastName': 'Byron',
  'address.street.0': '12 Mill Lane',
  'address.city': 'Halifax',
  'address.postcode': 'HX1 1AA',
  'address.telephone': '01422 100200',
  'address.country': 'gb',
  attempt: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  shownTotal: '8900 GBP',
}

const faultsOf = (changes: Record<string, string>) => {
  const values = { ...filled, ...changes }
  return Object.keys(problemsBy(quoteFormSchema(values, 'gb'), nestedValues(values)))
}

const street = { 'employerAddress.street.0': '1 Difference Street' }
const town = {
  'employerAddress.street.0': '',
  'employerAddress.city': 'London',
  'employerAddress.postcode': 'ec1a1bb',
}

test.each([
  ['no employer’s address', {}, []],
  ['one of spaces', { 'employerAddress.city': '  ' }, []],
  ['a whole one', { ...town, ...street }, []],
  ['a street alone', street, ['employerAddress.city', 'employerAddress.postcode']],
  ['a town without a street', town, ['employerAddress.street.0']],
  [
    'a postcode of another country',
    { ...town, ...street, 'employerAddress.postcode': '10115' },
    ['employerAddress.postcode'],
  ],
] as const)('%s has its errors at the fields', (_, changes, faults) => {
  expect(faultsOf(changes).toSorted()).toEqual([...faults].toSorted())
})

test('a limit has to be an amount', () => {
  expect(faultsOf({ limit: 'lots' })).toEqual(['limit'])
  expect(faultsOf({ limit: '£1,000' })).toEqual([])
})
