import { expect, test } from 'vitest'
import { countries, type Country } from '#/country/country.ts'
import { homeRule, type PriceRule } from '#/pricing/price-rule.ts'
import { priceNote } from './shown-price.ts'

const countryOf = (code: string): Country => {
  const country = countries.find((each) => each.code === code)
  if (!country) throw new Error(`there is no country ${code}`)
  return country
}
const exported: PriceRule = { ...homeRule, currency: 'EUR', removesHomeTax: true, taxPercent: 19 }

test('a price in the EU states that it includes duty, even if the rule adds none', () => {
  const members = countries.filter(({ isInEu }) => isInEu)
  expect(members.length).toBeGreaterThan(20)
  for (const country of members) expect(priceNote(country, exported, null).hasDuty).toBe(true)
})

test('elsewhere duty is mentioned where the rule adds some', () => {
  expect(priceNote(countryOf('ch'), exported, null).hasDuty).toBe(false)
  expect(priceNote(countryOf('au'), { ...exported, dutyPercent: 5 }, null).hasDuty).toBe(true)
  expect(priceNote(countryOf('gb'), homeRule, null)).toEqual({
    tax: 20,
    hasDuty: false,
    delivery: null,
    isPriorLowest: false,
  })
})
