import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFolder } from '#/content/files/content-folder.server.ts'
import { textFor } from '#/content/page-document.ts'
import { factNames } from '#/content/retailer-facts.ts'
import type { Locale } from '#/i18n/locale.ts'
import { findArticles, findRelated } from './find-articles.ts'
import { arrangeHelp } from './help-centre.ts'

const { pages, faults } = await readContentFolder(resolve('demo/help'), factNames())
const articlesIn = (locale: Locale, site: string) =>
  arrangeHelp(
    pages.flatMap(({ path, document }, id) => {
      const text = textFor(document, site, locale)
      return text ? [{ id, path, changedAt: new Date(), text }] : []
    }),
  ).flatMap(({ articles }) => articles)
const articles = { en: articlesIn('en', 'uk'), de: articlesIn('de', 'de') }
const found = (query: string, locale: Locale) =>
  findArticles(articles[locale], query, locale).map(({ path }) => path.replace('help-centre/', ''))

test('the demo shop has at least forty articles in each language on each site, without faults', () => {
  expect(faults).toEqual([])
  expect(articles.en.length).toBeGreaterThanOrEqual(40)
  const paths = articles.en.map(({ path }) => path)
  for (const other of [articlesIn('de', 'uk'), articlesIn('en', 'de'), articles.de])
    expect(other.map(({ path }) => path)).toEqual(paths)
})

test.each<[Locale, string, string]>([
  ['en', 'how do I return my bike', 'returns/'],
  ['en', 'refund', 'returns/refunds'],
  ['en', 'shipping cost', 'delivery/costs'],
  ['en', 'track my parcel', 'delivery/where-is-my-order'],
  ['en', 'forgot password', 'account/password'],
  ['en', 'squeaky brakes noise', 'assembly/bed-in-brakes'],
  ['en', 'warranty', 'guarantee/'],
  ['en', 'torque stem', 'assembly/torque'],
  ['en', 'can I take my battery on a plane?', 'e-bikes/transport'],
  ['en', 'delete my account', 'account/your-data'],
  ['en', 'VAT number', 'orders/business'],
  ['en', 'psi', 'care/tyre-pressure'],
  ['de', 'Versandkosten Österreich', 'delivery/costs'],
  ['de', 'Wie lange ist die Lieferzeit?', 'delivery/dispatch-date'],
  ['de', 'Rückgabe', 'returns/'],
  ['de', 'Geld zurück', 'returns/refunds'],
  ['de', 'Passwort vergessen', 'account/password'],
  ['de', 'Akku Flugzeug', 'e-bikes/transport'],
  ['de', 'Reichweite', 'e-bikes/range'],
  ['de', 'Bremse quietscht', 'assembly/bed-in-brakes'],
  ['de', 'welche Rahmengröße brauche ich', 'sizes/find-your-size'],
  ['de', 'Dienstrad', 'orders/cycle-to-work'],
  ['de', 'Luftdruck', 'care/tyre-pressure'],
  ['de', 'Garantie', 'guarantee/'],
])('%s: “%s” finds %s first', (locale, query, path) => {
  expect(found(query, locale)[0]).toMatch(new RegExp(`^${path}`))
})

test.each<[Locale, string, string]>([
  ['en', 'gaurantee', 'guarantee/'],
  ['en', 'tubless', 'care/tubeless'],
  ['de', 'Wiederruf', 'returns/withdraw'],
  ['de', 'Rechung', 'orders/'],
])('%s: “%s”, misspelt, still finds %s', (locale, query, path) => {
  expect(found(query, locale)[0]).toMatch(new RegExp(`^${path}`))
})

test('part of a word finds it while it is being typed', () => {
  expect(found('tubel', 'en')[0]).toBe('care/tubeless')
  expect(found('kosten', 'de')).toContain('delivery/costs')
})

test.each(['', '   ', 'the of and', 'xqzwvk', '???'])('“%s” finds nothing', (query) => {
  expect(found(query, 'en')).toEqual([])
})

test('an article is never found twice, and the best come first', () => {
  const paths = found('battery charging', 'en')
  expect(paths.length).toBeGreaterThan(1)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths[0]).toBe('e-bikes/charging')
})

const relatedTo = (path: string, locale: Locale) => {
  const article = articles[locale].find((each) => each.path.endsWith(path))
  if (!article) throw new Error(`There is no article ${path}.`)
  const others = articles[locale].filter((each) => each !== article)
  return findRelated(others, [article.title, ...(article.text.keywords ?? [])].join(' '), locale)
}

test.each<Locale>(['en', 'de'])(
  'an article on passwords is not followed by one on paint (%s)',
  (locale) => {
    const paths = relatedTo('account/password', locale).map(({ path }) => path)
    expect(paths.filter((path) => !path.includes('account/'))).toEqual([])
  },
)

test('articles on one subject lead to each other across categories', () => {
  const paths = relatedTo('delivery/damaged', 'en').map(({ path }) => path)
  expect(paths.some((path) => path.includes('returns/'))).toBe(true)
})
