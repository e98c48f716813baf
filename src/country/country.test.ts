import { expect, test } from 'vitest'
import { chooseCountry } from './choose-country.ts'
import { toCountriesAnswer, toCountryAnswer } from './country.contract.ts'
import {
  countries,
  dateLocale,
  defaultCountry,
  findCountry,
  frontBrakeLever,
  isEuCountry,
} from './country.ts'
import { formatMoney } from '#/money/format-money.ts'
import { minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'

const currencyOf = (code: string) => findCountry(code)?.currency

test('the shop sells to 41 countries in 23 currencies', () => {
  expect(countries).toHaveLength(41)
  expect(new Set(countries.map((country) => country.currency))).toEqual(
    new Set(Object.keys(minorDigits)),
  )
})

test('the default country is the United Kingdom', () => {
  expect(defaultCountry).toMatchObject({ code: 'gb', currency: 'GBP', locale: 'en-GB' })
})

test('finds a code in any case', () => {
  expect(findCountry('AT')?.name.de).toBe('Österreich')
  expect(findCountry('at')).toBe(findCountry('At'))
})

test.each(['zz', '', 'XX', 'T1', 'gbr', 'constructor', null, undefined])(
  '%s is not a country of ours',
  (code) => {
    expect(findCountry(code)).toBeNull()
  },
)

test('19 countries use the euro, and Bulgaria still the lev', () => {
  expect(countries.filter((country) => country.currency === 'EUR')).toHaveLength(19)
  expect(currencyOf('bg')).toBe('BGN')
})

test('Germany, Sweden and Poland are in the EU; Britain, Norway and Switzerland are not', () => {
  expect(['de', 'SE', 'pl'].every(isEuCountry)).toBe(true)
  expect(['gb', 'no', 'ch', 'zz'].some(isEuCountry)).toBe(false)
  expect(countries.filter((country) => country.isInEu)).toHaveLength(26)
})

test('every tax rate is plausible, and in the EU at least 15 per cent', () => {
  for (const { vatPercent, isInEu } of countries) {
    expect(vatPercent).toBeGreaterThanOrEqual(isInEu ? 15 : 0)
    expect(vatPercent).toBeLessThanOrEqual(27)
  }
})

test('a price can be formatted for every country', () => {
  for (const country of countries) {
    expect(formatMoney(money(129_900, country.currency), country.locale)).toMatch(/1.?299|129.?900/)
  }
})

test('the response has all fields of a country', () => {
  expect(toCountryAnswer(defaultCountry, 'en')).toEqual({
    name: 'United Kingdom',
    currency: 'GBP',
    code: 'gb',
    eswCode: 'GB',
    currencySign: '£',
    locale: 'en-GB',
    icon: '/flags/gb.svg',
  })
})

test('sorts Österreich between Norwegen and Polen in German', () => {
  const names = toCountriesAnswer('de').countries.map((country) => country.name)
  const at = names.indexOf('Österreich')
  expect(names.slice(at - 1, at + 2)).toEqual(['Norwegen', 'Österreich', 'Polen'])
})

test('the URL precedes the cookie, the cookie the edge header, and the header the site', () => {
  expect(chooseCountry({ query: 'fr', cookie: 'de', header: 'US', site: 'gb' }).code).toBe('fr')
  expect(chooseCountry({ query: 'zz', cookie: 'de', header: 'US', site: 'gb' }).code).toBe('de')
  expect(chooseCountry({ cookie: 'zz', header: 'US', site: 'gb' }).code).toBe('us')
  expect(chooseCountry({ header: 'XX', site: 'de' }).code).toBe('de')
  expect(chooseCountry({ header: 'T1', site: 'nowhere' }).code).toBe('gb')
})

test('dates never mix languages', () => {
  const [austria, poland, usa] = ['at', 'pl', 'us'].map(
    (code) => findCountry(code) ?? defaultCountry,
  )
  if (!austria || !poland || !usa) throw new Error('countries are missing')
  expect(dateLocale(austria, 'de')).toBe('de-AT')
  expect(dateLocale(austria, 'en')).toBe('en-GB')
  expect(dateLocale(poland, 'de')).toBe('de-DE')
  expect(dateLocale(usa, 'en')).toBe('en-US')
})

test('the front brake is on the right in Britain and Ireland and on the left in the rest of Europe', () => {
  const leverIn = (code: string) => frontBrakeLever(findCountry(code) ?? defaultCountry)
  expect(['gb', 'ie', 'au', 'jp'].map(leverIn)).toEqual(['right', 'right', 'right', 'right'])
  expect(['de', 'at', 'fr', 'us'].map(leverIn)).toEqual(['left', 'left', 'left', 'left'])
})
