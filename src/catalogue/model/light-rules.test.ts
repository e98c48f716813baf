import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessoryFile } from '#/catalogue/import/import-accessory.ts'
import { isBarredFromRoads, isFittedIn } from './light-rules.ts'

test('a light without approval is barred from German roads only', () => {
  expect(isBarredFromRoads({ approvals: [] }, 'de')).toBe(true)
  expect(isBarredFromRoads({ approvals: [] }, 'gb')).toBe(false)
  expect(isBarredFromRoads({ approvals: ['stvzo'] }, 'de')).toBe(false)
})

test('a product that needs no approval is never barred', () => {
  expect(isBarredFromRoads({}, 'de')).toBe(false)
  expect(isBarredFromRoads(undefined, 'de')).toBe(false)
})

test('only lights that Germany approves are fitted to a bike there', () => {
  const isFitted = (country: string, approvals?: string[]) =>
    isFittedIn(country, { section: 'lights', facts: approvals ? { approvals } : {} })
  expect(isFitted('de', ['stvzo'])).toBe(true)
  expect(isFitted('de', ['k'])).toBe(false)
  expect(isFitted('de')).toBe(false)
  expect(isFitted('gb')).toBe(true)
  expect(isFittedIn('de', { section: 'bell', facts: {} })).toBe(true)
})

const lampsIn = (name: string) => {
  const file = resolve('demo/catalogue/accessories', name)
  return v.parse(accessoryFile, JSON.parse(readFileSync(file, 'utf8'))).products
}

test('every demo light states its approvals, and unapproved ones do not advertise road use in German', () => {
  const lamps = [...lampsIn('front-lights.json'), ...lampsIn('rear-lights.json')]
  expect(lamps.length).toBeGreaterThan(10)
  expect(lamps.filter(({ facts }) => !facts?.approvals).map(({ sku }) => sku)).toEqual([])
  const barred = lamps.filter(({ facts }) => isBarredFromRoads(facts, 'de'))
  expect(barred.length).toBeGreaterThan(5)
  const road = /Stra\u00dfe|Stadt|Arbeitsweg/i
  const promising = barred.filter(
    ({ subtitle, texts }) => road.test(subtitle?.de ?? '') || road.test(texts.summary.de),
  )
  expect(promising.map(({ sku }) => sku)).toEqual([])
})
