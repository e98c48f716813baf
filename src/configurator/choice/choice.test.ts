import { expect, test } from 'vitest'
import {
  type Choice,
  findPart,
  findSection,
  isStemInBar,
  offerOf,
  partIn,
  withoutOwn,
  withPart,
} from './choice.ts'
import { aPart, aSection, sampleOffered as bike } from './sample-offered.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const sectionOf = (key: string) => findSection(bike, key) ?? aSection(0, key, null)
const choose = (choice: Choice, key: string, sku: string, size: string | null = null) =>
  withPart(bike, choice, sectionOf(key), { sku, size })

function fittedSize(key: string, sku: string, frameSize: string | null) {
  const section = sectionOf(key)
  const part = section.parts.find((each) => each.sku === sku)
  return part && offerOf(bike, section, part, { size: null, frameSize }).size?.code
}

test.each([
  ['S', '400', '80', '165'],
  ['M', '420', '90', '170'],
  ['L', '440', '100', '175'],
  [null, '420', '90', '170'],
])('fits bar, stem and cranks in the usual size on a frame in %s', (size, bar, stem, crank) => {
  expect(fittedSize('handlebar', 'BAR', size)).toBe(bar)
  expect(fittedSize('stem', 'STM', size)).toBe(stem)
  expect(fittedSize('chainset', 'CRK', size)).toBe(crank)
})

test('a bar that is not made as narrow as usual comes in its narrowest size', () => {
  expect(fittedSize('handlebar', 'BAR-FLARE', 'S')).toBe('440')
})

test('a stem that is sold out in the usual length comes in the nearest available one', () => {
  expect(fittedSize('stem', 'STM-LIGHT', 'L')).toBe('90')
})

test('the bike’s own part in its usual size is not a choice', () => {
  expect(choose(plain, 'handlebar', 'BAR')).toEqual(plain)
  expect(choose(plain, 'handlebar', 'BAR', '420')).toEqual(plain)
})

test('the bike’s own part in another size is a choice', () => {
  const { parts } = choose(plain, 'handlebar', 'BAR', '440')
  expect(parts).toEqual({ handlebar: { sku: 'BAR', size: '440' } })
})

test('choosing the bike’s own part again removes the choice', () => {
  const changed = choose(choose(plain, 'saddle', 'SDL-LIGHT'), 'tape', 'TAP-RED')
  expect(Object.keys(choose(changed, 'saddle', 'SDL').parts)).toEqual(['tape'])
  expect(withPart(bike, changed, sectionOf('tape'), null).parts).not.toHaveProperty('tape')
})

test('a size that a part does not come in is ignored', () => {
  expect(choose(plain, 'handlebar', 'BAR-FLARE', '380').parts['handlebar']).toEqual({
    sku: 'BAR-FLARE',
    size: null,
  })
})

test('a one-piece bar removes a chosen stem', () => {
  const stem = choose(plain, 'stem', 'STM-LIGHT', '80')
  expect(Object.keys(choose(stem, 'handlebar', 'BAR-MONO').parts)).toEqual(['handlebar'])
  expect(Object.keys(choose(stem, 'handlebar', 'BAR-FLARE').parts)).toEqual(['stem', 'handlebar'])
})

test('a section has the chosen part, or else the bike’s own', () => {
  expect(partIn(sectionOf('saddle'), plain)?.sku).toBe('SDL')
  expect(partIn(sectionOf('saddle'), choose(plain, 'saddle', 'SDL-LIGHT'))?.sku).toBe('SDL-LIGHT')
  expect(partIn(sectionOf('bags'), plain)).toBeUndefined()
})

/** The size a part comes in on a frame, of the sizes that it is made in. */
const sizeOf = (
  key: string,
  sizes: NonNullable<Parameters<typeof aPart>[1]>['sizes'] & {},
  { own = null as string | null, size = null as string | null, frameSize = 'M' } = {},
) => {
  const part = aPart('PART', { sizes })
  return offerOf(bike, { key, own }, part, { size, frameSize }).size?.code
}

test('of two equally near sizes, the first is fitted', () => {
  expect(sizeOf('handlebar', ['410', '430'])).toBe('410')
  expect(sizeOf('handlebar', ['430', '410'])).toBe('430')
})

test('fits the bike’s own part in its usual size even when it is sold out', () => {
  const sizes = [['400', 0] as const, ['420', null] as const]
  expect(sizeOf('handlebar', sizes, { own: 'PART' })).toBe('420')
  expect(sizeOf('handlebar', sizes, { own: 'OTHER' })).toBe('400')
})

test('a part that is sold out in every size has its usual one', () => {
  expect(
    sizeOf('handlebar', [
      ['400', null],
      ['420', null],
    ]),
  ).toBe('420')
})

test('gives a requested size even if it is sold out, and the usual one instead of an unknown size', () => {
  const sizes = ['400', '420', ['440', null] as const]
  expect(sizeOf('handlebar', sizes, { size: '440' })).toBe('440')
  expect(sizeOf('handlebar', sizes, { size: '460' })).toBe('420')
})

test('fits the first size where a section has no usual measurement', () => {
  expect(sizeOf('saddle', ['155', '143'])).toBe('155')
})

test('before a size is chosen, the second of four frame sizes counts', () => {
  const [small, middle, large] = bike.sizes
  const four = { sizes: [small!, middle!, large!, { ...large!, size: 'XL', barWidth: 460 }] }
  const bar = aPart('BAR', { sizes: ['400', '420', '440', '460'] })
  const section = { key: 'handlebar', own: null }
  const offer = offerOf(four, section, bar, { size: null, frameSize: null })
  expect(offer.size?.code).toBe('420')
})

test('a part without sizes is fitted as it is', () => {
  expect(
    offerOf(bike, { key: 'stem', own: null }, aPart('STM-ONE'), {
      size: '90',
      frameSize: 'M',
    }),
  ).toMatchObject({ sku: 'STM-ONE', size: null })
})

test('finds a part by its own SKU in its own section', () => {
  const saddles = sectionOf('saddle')
  expect(findPart(saddles, 'SDL')?.sku).toBe('SDL')
  expect(findPart(saddles, 'BAR')).toBeUndefined()
  expect(findPart(saddles, null)).toBeUndefined()
  expect(findPart(undefined, 'SDL')).toBeUndefined()
})

test('an unknown part is not chosen, and removes the previous choice', () => {
  const changed = choose(plain, 'saddle', 'SDL-LIGHT')
  expect(choose(changed, 'saddle', 'SDL-OLD')).toEqual(plain)
})

test('a one-piece bar replaces the stem, chosen or own', () => {
  expect(isStemInBar(bike, plain)).toBe(false)
  expect(isStemInBar(bike, choose(plain, 'handlebar', 'BAR-MONO'))).toBe(true)
  const mono = { sku: 'BAR-MONO', name: 'mono', facts: { hasStem: true } }
  expect(isStemInBar({ sections: [], fixed: { handlebar: mono } }, plain)).toBe(true)
  expect(isStemInBar({ sections: [], fixed: {} }, plain)).toBe(false)
})

test('removes choices that equal the bike as shown, and keeps the rest', () => {
  const bar = { sku: 'BAR', size: '440' }
  const tape = { sku: 'TAP-RED', size: null }
  const wide = { ...plain, parts: { handlebar: bar, tape } }
  expect(withoutOwn(bike, { ...wide, size: 'L' }).parts).toEqual({ tape })
  // nothing is made anew where nothing changes
  expect(withoutOwn(bike, wide)).toBe(wide)
})

test('leaves choices in unknown sections alone', () => {
  const odd = { ...plain, parts: { dropperLever: { sku: 'LVR', size: null } } }
  expect(withoutOwn(bike, odd)).toBe(odd)
})

test('the bike’s own part in an unknown size is not a choice', () => {
  expect(choose(plain, 'saddle', 'SDL', '143')).toEqual(plain)
  expect(choose(plain, 'handlebar', 'BAR', '999')).toEqual(plain)
})
