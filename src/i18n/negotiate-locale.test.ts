import { expect, test } from 'vitest'
import { languagesOf, matchLocale, negotiateLocale } from './negotiate-locale.ts'

test('the language in the cookie beats the browser and the host', () => {
  expect(negotiateLocale({ cookie: 'en', acceptLanguage: 'de', site: 'de' })).toBe('en')
})

test.each(['fr', 'EN', 'en-US', '', 'constructor', null])('ignores the cookie %s', (cookie) => {
  expect(negotiateLocale({ cookie, acceptLanguage: 'de-DE', site: 'en' })).toBe('de')
})

test.each([
  [['de-AT', 'en-GB'], 'de'],
  [['en-US', 'de-DE'], 'en'],
  [['fr', 'de-DE', 'en'], 'de'],
  [['de-DE', 'de', 'en'], 'de'],
  [['DE-ch'], 'de'],
  [['fr', 'es'], null],
  [['den'], null],
  [[], null],
] as const)('a browser with the languages %j gets %s', (languages, locale) => {
  expect(matchLocale(languages)).toBe(locale)
})

test('a French browser gets German on the German host and English on the British host', () => {
  expect(negotiateLocale({ acceptLanguage: 'fr', site: 'de' })).toBe('de')
  expect(negotiateLocale({ acceptLanguage: 'fr', site: 'en' })).toBe('en')
})

test('an English browser on the German host gets English', () => {
  expect(negotiateLocale({ acceptLanguage: 'en-GB,en;q=0.9', site: 'de' })).toBe('en')
})

test('languages are ordered by weight, not by position in the header', () => {
  expect(negotiateLocale({ acceptLanguage: 'en;q=0.1, de;q=0.9', site: 'en' })).toBe('de')
  expect(languagesOf('fr ; q=0.2 , en-GB , de;q=0.8')).toEqual(['en-GB', 'de', 'fr'])
})

test('ignores a language refused by q=0, a wildcard and malformed entries', () => {
  expect(languagesOf('de;q=0, *;q=0.5, en;q=abc, ,it;q=7,nl')).toEqual(['nl'])
})

test('without a cookie or header the language is that of the site', () => {
  expect(negotiateLocale({ site: 'de' })).toBe('de')
})
