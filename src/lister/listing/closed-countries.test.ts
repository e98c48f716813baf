import { expect, test } from 'vitest'
import { countryCodes } from '#/country/country.ts'
import { bitsetWhere } from '#/lister/index/bitset.ts'
import { closedCountries } from './closed-countries.ts'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'

const index = createListerIndex([
  anEntry({ id: 1, position: 1, notSoldTo: ['us', 'jp'] }),
  anEntry({ id: 2, position: 2, notSoldTo: ['us'] }),
  anEntry({ id: 3, position: 3 }),
  anEntry({ id: 4, position: 4, soldOnlyTo: ['gb'] }),
  anEntry({ id: 5, position: 5, offers: [anOffer({ prices: [] })] }),
])

const closedTo = (...ids: number[]) =>
  closedCountries(
    index,
    bitsetWhere(index.size, (position) => ids.includes(index.entries[position]?.id ?? 0)),
  )

test('a list is closed to countries that none of its products are sold to', () => {
  expect(closedTo(1, 2)).toEqual(['us'])
  expect(closedTo(1)).toEqual(expect.arrayContaining(['us', 'jp']))
  expect(closedTo(4)).toHaveLength(countryCodes.length - 1)
})

test('one product that is sold everywhere opens the list to all countries', () => {
  expect(closedTo(1, 2, 3)).toEqual([])
})

test('an empty list, and one without prices, is closed to all countries', () => {
  expect(closedTo()).toEqual(countryCodes)
  expect(closedTo(5)).toEqual(countryCodes)
})
