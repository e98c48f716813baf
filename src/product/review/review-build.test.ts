import { expect, test } from 'vitest'
import { type ChosenPart, impliedStem, reviewBuild } from './review-build.ts'

const specification = {
  frame: { en: 'Titanium', de: 'Titan' },
  wheels: { en: 'A25, aluminium', de: 'A25, Aluminium' },
  pedals: { en: 'Not included', de: 'Nicht im Lieferumfang' },
}
const aPart = (part: Partial<ChosenPart>): ChosenPart => ({
  section: 'wheelset',
  sectionName: { en: 'Wheels', de: 'Laufräder' },
  name: { en: 'C40', de: 'C40' },
  size: null,
  isStock: false,
  isExtra: false,
  ...part,
})
const rowsOf = (...parts: ChosenPart[]) =>
  reviewBuild(specification, parts, 'en').flatMap(({ key: group, rows }) =>
    rows.map((row) => ({ group, ...row })),
  )

test('a bike bought as shown has no changed part', () => {
  expect(rowsOf().map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Frame: Titanium',
    'Wheels: A25, aluminium',
    'Pedals: Not included',
  ])
  expect(rowsOf().some(({ isChanged }) => isChanged)).toBe(false)
})

test('a chosen part takes the row of the part it replaces, which is still named', () => {
  expect(rowsOf(aPart({}))).toContainEqual({
    group: 'wheels',
    key: 'wheels',
    name: 'Wheels',
    value: 'C40',
    isChanged: true,
    was: 'A25, aluminium',
  })
})

test('nothing is replaced in a section that the bike leaves empty', () => {
  const pedals = aPart({ section: 'pedals', name: { en: 'Mulo', de: 'Mulo' }, isExtra: true })
  expect(rowsOf(pedals).at(-1)).toMatchObject({ value: 'Mulo', isChanged: true, was: null })
})

test('choosing the bike’s own part changes nothing', () => {
  expect(rowsOf(aPart({ isStock: true }))).toEqual(rowsOf())
})

test('a part without a row of its own is listed under equipment, with its size', () => {
  const bell = aPart({
    section: 'bell',
    sectionName: { en: 'Bell', de: 'Klingel' },
    name: { en: 'Brass', de: 'Messing' },
    size: 'S',
  })
  expect(rowsOf(bell).at(-1)).toMatchObject({
    group: 'equipment',
    name: 'Bell',
    value: 'Brass, S',
    was: null,
  })
})

test('paint comes first, in a group of its own', () => {
  const paint = aPart({
    section: 'frameColour',
    sectionName: { en: 'Colour', de: 'Farbe' },
    name: { en: 'Fog', de: 'Nebel' },
  })
  const [first] = reviewBuild(specification, [paint], 'de')
  expect(first).toMatchObject({ key: 'paint', name: 'Lackierung' })
  expect(first?.rows).toMatchObject([{ name: 'Farbe', value: 'Nebel' }])
})

test('a bar in one piece leaves no stem, and one that is not brings the bike’s own back', () => {
  const stem = { en: 'Crest', de: 'Crest' }
  const [apart, inOne] = [{ hasStem: false }, { hasStem: true }]
  expect(impliedStem(apart, inOne, stem)?.name.en).toBe('One piece with the bar')
  expect(impliedStem(inOne, apart, stem)?.name.en).toBe('Crest')
  expect(impliedStem(apart, apart, stem)).toBeNull()
  expect(impliedStem(inOne, inOne, stem)).toBeNull()
})
