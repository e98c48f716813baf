import { expect, test } from 'vitest'
import type { Card } from '#/lister/cards/card.ts'
import type { MenuEntry } from '#/storefront/header/menu-tree.ts'
import { outermost, pickLatest } from './highlight-picks.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' }) as const

const card = (slug: string, change: Partial<Card> = {}): Card => ({
  id: 1,
  sku: slug.toUpperCase(),
  slug,
  name: slug,
  subtitle: null,
  kind: 'bike',
  version: 'v1',
  pictures: [],
  shown: 0,
  price: gbp(100_000),
  was: null,
  isFrom: false,
  unit: null,
  badges: [],
  left: null,
  stock: null,
  keyFacts: [],
  dispatch: '2026-11-19',
  ...change,
})

const picked = (...cards: Card[]) => pickLatest(cards).map(({ slug }) => slug)

test('picks the newest bike of each family, at most three', () => {
  expect(
    picked(
      card('keld-sl-grx'),
      card('keld-sl-force'),
      card('keld-ti-grx'),
      card('wold-ti-105'),
      card('causey-ti-105'),
      card('snicket-e-cues'),
    ),
  ).toEqual(['keld-sl-grx', 'wold-ti-105', 'causey-ti-105'])
})

test.each([
  ['reduced', { was: gbp(120_000) }],
  ['sold out', { badges: ['sold-out'] }],
  ['used', { badges: ['ex-demo'] }],
  ['not a bike', { kind: 'accessory' }],
] satisfies [string, Partial<Card>][])('skips a product that is %s', (_why, change) => {
  expect(picked(card('keld-sl-grx', change), card('keld-sl-force'))).toEqual(['keld-sl-force'])
})

test('picks an e-bike with the new badge', () => {
  expect(picked(card('keld-sl-e-grx', { badges: ['new', 'electric'] }))).toHaveLength(1)
})

const entry = (url: string | null): MenuEntry => ({
  id: 1,
  title: { en: '', de: '' },
  url,
  badge: null,
  column: 0,
  picture: null,
  children: [],
})

test('drops a category that is within another', () => {
  const urls = ['/a/clothing/', '/a/clothing/jerseys/', null, '/a/bags/']
  expect(outermost(urls.map(entry)).map(({ url }) => url)).toEqual(['/a/clothing/', '/a/bags/'])
})
