import { expect, test } from 'vitest'
import { sites } from '#/platform/config/sites.ts'
import { retailerFacts } from './retailer-facts.ts'

test.each([
  ['en', 'Monday to Saturday, 9am to 6pm', 'United Kingdom'],
  ['de', 'Montag bis Samstag, 9 bis 18\u00A0Uhr', 'Vereinigtes Königreich'],
] as const)(
  'texts in %s name the hours of the telephone and the country of the company',
  (locale, hours, country) => {
    const facts = retailerFacts(sites[0], locale)
    expect(facts['contact.hours']).toBe(hours)
    expect(facts['seller.address']).toMatch(new RegExp(`, ${country}$`))
  },
)

test('both sites can name the maker and the responsible person in the European Union', () => {
  for (const site of sites)
    expect(retailerFacts(site, 'en')).toMatchObject({
      'uk.company': 'Calder Cycles Ltd',
      'de.company': 'Calder Cycles GmbH',
      'de.host': 'de.caldercycles.example',
    })
})
