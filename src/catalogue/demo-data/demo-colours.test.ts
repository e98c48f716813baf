import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessoryFile } from '#/catalogue/import/import-accessory.ts'

const folder = resolve('demo/catalogue/accessories')
const colours = readdirSync(folder)
  .map((name) => v.parse(accessoryFile, JSON.parse(readFileSync(resolve(folder, name), 'utf8'))))
  .flatMap(({ products }) => products.flatMap((product) => product.colours))

test('one second tone has one name on every accessory', () => {
  const namesOf = new Map<string, Set<string>>()
  for (const { accent, accentName } of colours) {
    if (!accent || !accentName) continue
    const names = namesOf.get(accent) ?? new Set()
    namesOf.set(accent, names.add(`${accentName.en} / ${accentName.de}`))
  }
  expect(namesOf.size).toBeGreaterThan(20)
  expect([...namesOf].filter(([, names]) => names.size > 1)).toEqual([])
})
