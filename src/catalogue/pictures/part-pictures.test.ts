import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessoryFile } from '#/catalogue/import/import-accessory.ts'
import { accessoryLook } from '#/catalogue/model/accessory.ts'
import { componentFile } from '#/catalogue/import/import-component.ts'
import { houseEmblem, letter } from '#/drawings/accessory/lettering.ts'
import { Sketch } from '#/drawings/accessory/sketch.ts'
import { viewsOf } from '#/drawings/accessory/view-painters.ts'
import { drawAccessory } from '#/drawings/accessory/draw-accessory.ts'
import { houseMaker } from '#/drawings/bike/marks.ts'
import { markOutlines } from '#/drawings/bike/mark-outlines.ts'
import { wordmark } from '#/drawings/bike/wordmark.ts'
import { componentLook, type DrawnComponent } from '#/catalogue/model/component.ts'

type Part = DrawnComponent & {
  sku: string
  section: string
  accessory?: string | undefined
  pieces?: number | undefined
}

const folder = new URL('../../../demo/catalogue/components/', import.meta.url)
const parts: Part[] = readdirSync(folder).flatMap((name) => {
  const file: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  const { kind, maker, section, options } = v.parse(componentFile, file)
  return options.map((option) => ({ kind, maker, section: section.key, ...option }))
})
const pictureOf = (part: Part) => drawAccessory(componentLook(part), { idPrefix: 'x-' })

/** The shop's name in both of its letterings, and the letters of a round one. */
const houseMarks = () => {
  const sketch = new Sketch('x')
  letter(sketch, 'CALDER', { x: 0, y: 0, height: 10, colour: '#000' })
  const word = /<g[^>]*>(.*)<\/g>/.exec(sketch.shapes)?.[1] ?? ''
  const outline = / d="([^"]+)"/.exec(wordmark('CALDER', { height: 10, colour: '#000' }).markup)
  return [houseEmblem, word, outline?.[1] ?? '']
}

const foreign = parts.filter(({ maker, shape }) => maker !== houseMaker && shape !== 'none')

test('no part of another maker carries the name or the emblem of the house', () => {
  const marks = houseMarks()
  expect(marks.every((mark) => mark.length > 40)).toBe(true)
  expect(foreign.length).toBeGreaterThan(60)
  const wrong = foreign.filter((part) => marks.some((mark) => pictureOf(part).includes(mark)))
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

test('no accessory of another maker carries them either, on none of its sides', () => {
  const shelf = new URL('../../../demo/catalogue/accessories/', import.meta.url)
  const marks = houseMarks()
  const pictures = readdirSync(shelf).flatMap((name) => {
    const file: unknown = JSON.parse(readFileSync(new URL(name, shelf), 'utf8'))
    const { kind, maker, products } = v.parse(accessoryFile, file)
    return products
      .map((product) => ({ kind, maker, ...product }))
      .filter((product) => product.maker !== houseMaker)
      .flatMap((product) =>
        viewsOf(product.kind).map((view) => ({
          name: `${product.sku} ${view}`,
          svg: drawAccessory({ ...accessoryLook(product), view }),
        })),
      )
  })
  expect(pictures.length).toBeGreaterThan(100)
  const wrong = pictures.filter(({ svg }) => marks.some((mark) => svg.includes(mark)))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a part of another maker carries its maker’s own name', () => {
  const unnamed = foreign.filter((part) => {
    const [first = ''] = (markOutlines[part.maker]?.[2] ?? '').split('|')
    return first === '' || !pictureOf(part).includes(first)
  })
  expect(unnamed.map(({ sku }) => sku)).toEqual([])
})

test('the house’s own wheels carry the name of the house', () => {
  const wheels = parts.find(({ sku }) => sku === 'WHL-C40')
  expect(wheels && pictureOf(wheels)).not.toBe(wheels && pictureOf({ ...wheels, maker: 'zipp' }))
})

/** A fade's direction is chosen by a drawn arrow, and swatches that share a colour differ by section only. */
const sectionsWithoutOwnPictures = new Set(['gradientAngle'])

/** One cage and two of the same are one picture and one design. */
const differInNumber = (same: readonly Part[]) =>
  new Set(same.map(({ accessory }) => accessory)).size === 1 &&
  new Set(same.map(({ pieces = 1 }) => pieces)).size === same.length

test('two parts to choose from never have the same picture', () => {
  const alike = [...Map.groupBy(parts, ({ section }) => section)].flatMap(([section, options]) => {
    if (sectionsWithoutOwnPictures.has(section)) return []
    const byPicture = Map.groupBy(options, pictureOf)
    return [...byPicture.values()]
      .filter((same) => same.length > 1 && !differInNumber(same))
      .map((same) => same.map(({ sku }) => sku).join(' = '))
  })
  expect(alike).toEqual([])
})

/** Parts that differ inside only, and in the name that is printed on them. */
const differInNameOnly = [['TYR-SETT-32', 'TYR-SETT-TR-32']]

test('two parts of one maker differ in more than the name that is printed on them', () => {
  const withoutName = (part: Part) => drawAccessory({ ...componentLook(part), label: '' })
  const alike = [...Map.groupBy(parts, ({ section, maker }) => `${section} ${maker}`).entries()]
    .filter(([key]) => !sectionsWithoutOwnPictures.has(key.split(' ')[0] ?? ''))
    .flatMap(([, options]) => [...Map.groupBy(options, withoutName).values()])
    .filter((same) => same.length > 1 && !differInNumber(same))
    .map((same) => same.map(({ sku }) => sku))
  expect(alike).toEqual(differInNameOnly)
})

test('an option without a part shows a plain sign and no ghost of the part', () => {
  const none = parts.filter(({ shape }) => shape === 'none')
  expect(none.length).toBeGreaterThanOrEqual(6)
  expect(new Set(none.map(pictureOf)).size).toBe(1)
})
