import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedSize } from '../../../tests/helpers/packed-size.ts'
import { accessoryKinds, type AccessoryLook } from './accessory-look.ts'
import { drawAccessory } from './draw-accessory.ts'
import { viewsOf } from './view-painters.ts'
import { accessoryViews } from './views.ts'

const aHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyLook: fc.Arbitrary<AccessoryLook> = fc.record(
  {
    kind: fc.constantFrom(...accessoryKinds),
    colour: aHex,
    accent: aHex,
    lens: aHex,
    size: fc.oneof(
      fc.constantFrom('XS' as const, 'M' as const, 'XXL' as const),
      fc.integer({ min: 1, max: 2000 }),
    ),
    variant: fc.integer({ min: 0, max: 40 }),
    view: fc.constantFrom(...accessoryViews),
  },
  { requiredKeys: ['kind', 'colour'] },
)
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('no product ever holds a number that is none, whatever its colour, size and design', () => {
  fc.assert(
    fc.property(anyLook, (look) => {
      expect(drawAccessory(look)).not.toMatch(/NaN|undefined|Infinity|null/)
    }),
    { numRuns: 250 },
  )
})

test.each(accessoryKinds)(
  'the %s is drawn, differs by colour and by design, and weighs less than 6 kB',
  (kind) => {
    const designs = [0, 1, 2].map((variant) =>
      drawAccessory({ kind, colour: '#c8402c', accent: '#f2efe9', variant }),
    )
    expect(new Set(designs).size).toBe(3)
    for (const svg of designs) {
      expect(svg.match(/<path|<use/g)?.length).toBeGreaterThan(8)
      expect(packedSize(svg)).toBeLessThan(6000)
    }
    expect(drawAccessory({ kind, colour: '#17191c' })).not.toBe(
      drawAccessory({ kind, colour: '#f6f5f2' }),
    )
  },
)

test('every other side of a product is a picture of its own, and weighs less than 6 kB', () => {
  const sides = accessoryKinds.flatMap((kind) =>
    viewsOf(kind).flatMap((view) => (view === 'front' ? [] : [{ kind, view }])),
  )
  expect(sides.length).toBeGreaterThan(4)
  for (const { kind, view } of sides)
    for (const variant of [0, 1, 2, 3]) {
      const look = { kind, variant, colour: '#c8402c', accent: '#f2efe9' }
      const svg = drawAccessory({ ...look, view })
      expect(svg, kind).not.toBe(drawAccessory(look))
      expect(packedSize(svg), `${kind} ${view} ${variant}`).toBeLessThan(6000)
    }
})

test('the same product is drawn the same way every time', () => {
  fc.assert(
    fc.property(anyLook, (look) => {
      const again = { ...look }
      expect(drawAccessory(again)).toBe(drawAccessory(look))
    }),
    { numRuns: 60 },
  )
})

test('two products share a page without sharing an id, and use only their own', () => {
  fc.assert(
    fc.property(anyLook, anyLook, (one, two) => {
      const pictures = [
        drawAccessory(one, { idPrefix: 'a-' }),
        drawAccessory(two, { idPrefix: 'b-' }),
      ]
      const ids = pictures.flatMap(idsOf)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, used] of (pictures[0] ?? '').matchAll(/#(a-[^")]+)/g))
        expect(ids).toContain(used)
    }),
    { numRuns: 80 },
  )
})

test('sizes that matter can be seen', () => {
  const pairs: [AccessoryLook, AccessoryLook][] = [
    [
      { kind: 'tyre', colour: '#111111', size: 25 },
      { kind: 'tyre', colour: '#111111', size: 32 },
    ],
    [
      { kind: 'bottle', colour: '#ffffff', size: 550 },
      { kind: 'bottle', colour: '#ffffff', size: 750 },
    ],
    [
      { kind: 'wheelset', colour: '#111111', size: 30 },
      { kind: 'wheelset', colour: '#111111', size: 60 },
    ],
    [
      { kind: 'jersey', colour: '#aa2222', size: 'XS' },
      { kind: 'jersey', colour: '#aa2222', size: 'XXL' },
    ],
  ]
  for (const [small, large] of pairs) expect(drawAccessory(small)).not.toBe(drawAccessory(large))
})

test('a picture is decoration, because its name stands beside it', () => {
  expect(drawAccessory({ kind: 'cap', colour: '#111111' })).toContain('aria-hidden="true"')
})

test('another shop puts its own name on the products', () => {
  expect(drawAccessory({ kind: 'bottle', colour: '#111111', brand: 'HOLM' })).not.toBe(
    drawAccessory({ kind: 'bottle', colour: '#111111' }),
  )
})

test.each(['front-light', 'charger'] as const)('a %s tells its own power, or none', (kind) => {
  const draw = (size?: number) => drawAccessory({ kind, colour: '#111111', ...(size && { size }) })
  expect(draw(2)).not.toBe(draw(4))
  expect(draw().length).toBeLessThan(draw(2).length)
})
