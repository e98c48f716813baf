import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markOutlines } from './mark-outlines.ts'
import { drawMark, drawMarkAround, hasOwnLetters, houseMaker, isHouse, markWidth } from './marks.ts'
import { packedSize } from '../../../tests/helpers/packed-size.ts'

const folder = new URL('../../../demo/catalogue/makers/', import.meta.url)
const makers = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { code: string }[]).map(
    ({ code }) => code,
  ),
)
const place = { x: 100, y: 50, height: 20, colour: '#ffffff' }

test('every maker in the demo catalogue has a letter form of its own', () => {
  expect(makers.length).toBeGreaterThan(20)
  expect(makers.filter((code) => !hasOwnLetters(code))).toEqual([houseMaker])
})

test('no two makers share a form: the letters they have in common are drawn differently', () => {
  const shapes = Object.entries(markOutlines).flatMap(([maker, [, , letters]]) =>
    [...new Set(letters.split('|').map(withoutPlace))].map((shape) => ({ maker, shape })),
  )
  // A plain stroke of an I or an l is a rectangle in many hands.
  const told = shapes.filter(({ shape }) => shape.length > 24)
  const owners = Map.groupBy(told, ({ shape }) => shape)
  expect(told.length).toBeGreaterThan(100)
  expect([...owners.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})
const withoutPlace = (outline: string) => outline.replaceAll(/M-?\d+ ?-?\d+/g, 'M')

test('a name is found by its code and as it is written', () => {
  expect(drawMark('DT Swiss', place)).toBe(drawMark('dt-swiss', place))
  expect(isHouse('CALDER')).toBe(true)
  expect(isHouse('Shimano')).toBe(false)
})

test('a maker without a form of its own is still named, and never in the house’s name', () => {
  expect(drawMark('holm', place)).not.toBe(drawMark(houseMaker, place))
  expect(drawMark('holm', place)).toContain('<path')
  expect(drawMark('constructor', place)).toContain('<path')
})

test('a word that is too long for its place is set smaller, and no other is', () => {
  const longest = markWidth('waldkante', 20) / 2
  expect(drawMark('waldkante', { ...place, longest })).toBe(
    drawMark('waldkante', { ...place, height: 10 }),
  )
  expect(drawMark('pawl', { ...place, longest: 500 })).toBe(drawMark('pawl', place))
})

test.each(['zipp', 'calder', 'holm'])('%s goes around a rim letter by letter', (maker) => {
  const svg = drawMarkAround(maker, {
    cx: 0,
    cy: 0,
    radius: 300,
    height: 30,
    colour: '#eeeeee',
    middle: -90,
  })
  expect(svg.match(/scale\(0?\.3\)/g)).toHaveLength(maker.length)
  expect(svg).not.toMatch(/NaN|undefined|#000001/)
})

test('a mark weighs less than 1.1 kB, so that a bike can carry several', () => {
  for (const maker of makers) expect(packedSize(drawMark(maker, place)), maker).toBeLessThan(1100)
})
