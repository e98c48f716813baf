import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessoryFile } from '#/catalogue/import/import-accessory.ts'
import { needsBodySize } from './worn.ts'

const two = ['S', 'M']

test('helmets, jerseys and shoes need a chosen size', () => {
  expect(needsBodySize({ kind: 'aero-helmet', sizes: two })).toBe(true)
  expect(needsBodySize({ kind: 'jersey', sizes: two })).toBe(true)
  expect(needsBodySize({ kind: 'gravel-shoe', sizes: two })).toBe(true)
})

test('a single size, or one that is not a body size, needs no choice', () => {
  expect(needsBodySize({ kind: 'cap', sizes: ['one'] })).toBe(false)
  expect(needsBodySize({ kind: 'bottle', sizes: two })).toBe(false)
  expect(needsBodySize({ kind: 'tyre', sizes: two })).toBe(false)
})

test('exactly the clothing, helmets and shoes of the demo shop need a chosen size', () => {
  const folder = resolve('demo/catalogue/accessories')
  const worn = ['clothing', 'helmets', 'shoes']
  const products = readdirSync(folder).flatMap((name) => {
    const file = v.parse(accessoryFile, JSON.parse(readFileSync(resolve(folder, name), 'utf8')))
    return file.products.map(({ slug, kind = file.kind, sizes, categories = file.categories }) => ({
      slug,
      isWorn: categories.some((path) => path.split('/').some((part) => worn.includes(part))),
      needsSize: needsBodySize({ kind, sizes }),
      isSized: sizes.length > 1,
    }))
  })
  const sized = products.filter(({ isSized }) => isSized)
  expect(sized.filter(({ isWorn }) => isWorn).length).toBeGreaterThan(50)
  expect(sized.filter(({ isWorn, needsSize }) => isWorn !== needsSize)).toEqual([])
})
