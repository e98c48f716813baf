import { expect, test } from 'vitest'
import { countriesByName, findCountries } from './country-order.ts'

const codes = (typed: string) => findCountries(typed, 'en').map(({ code }) => code)

test('all 41 countries are on offer while nothing is typed', () => {
  expect(codes('')).toHaveLength(41)
  expect(codes('   ')).toHaveLength(41)
})

test('a country is found in either language, whatever the page is in', () => {
  expect(codes('Deutschland')).toEqual(['de'])
  expect(codes('germ')).toEqual(['de'])
})

test('accents and case do not matter', () => {
  expect(codes('oster')).toContain('at')
  expect(codes('ÖSTER')).toContain('at')
})

test('a later word of the name counts too, its middle does not', () => {
  expect(codes('kingdom')).toContain('gb')
  expect(codes('ingdom')).toEqual([])
})

test('Germans look for Austria at O, not at the end of the list', () => {
  const names = countriesByName('de').map(({ name }) => name.de)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
})
