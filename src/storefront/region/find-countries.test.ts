import { expect, test } from 'vitest'
import { countriesByName } from '#/country/countries-by-name.ts'
import { findCountries } from './find-countries.ts'

const codes = (typed: string) => findCountries(typed, 'en').map(({ code }) => code)

test('lists all 41 countries while nothing is typed', () => {
  expect(codes('')).toHaveLength(41)
  expect(codes('   ')).toHaveLength(41)
})

test('finds a country in either language, whatever the page’s language', () => {
  expect(codes('Deutschland')).toEqual(['de'])
  expect(codes('germ')).toEqual(['de'])
})

test('ignores accents and case', () => {
  expect(codes('oster')).toContain('at')
  expect(codes('ÖSTER')).toContain('at')
})

test('matches the start of any word, but not the middle', () => {
  expect(codes('kingdom')).toContain('gb')
  expect(codes('ingdom')).toEqual([])
})

test('sorts Österreich at O in German', () => {
  const names = countriesByName('de').map(({ name }) => name.de)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
})
