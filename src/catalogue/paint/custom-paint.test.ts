import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHex } from '#/drawings/bike/colour.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { customPaint, type PaintChoice, paintChoiceOf, paintProblem } from './custom-paint.ts'
import { customBuildPicture } from '#/catalogue/pictures/custom-build-picture.ts'

const choice = (
  section: string,
  sku: string,
  paint: PaintChoice['paint'],
  facts: NonNullable<Parameters<typeof paintChoiceOf>[1]['facts']> = {},
): PaintChoice => {
  const found = paintChoiceOf(section, { sku, name: { en: sku, de: sku }, paint, facts })
  if (!found) throw new Error(`${sku} says nothing about paint`)
  return found
}

const gloss = choice('paintFinish', 'GLOSS', { finish: 'gloss' })
const matt = choice('paintFinish', 'MATT', { finish: 'matt' })
const raw = choice('paintFinish', 'RAW', { finish: 'raw' }, { forMaterials: ['titanium'] })
const fog = choice('frameColour', 'FOG', { colour: '#d6d8d5' })
const ink = choice('frameColour', 'INK', { colour: '#12161c' })
const pearl = choice('frameColour', 'PEARL', { colour: '#eceae6' }, { finishes: ['gloss'] })
const bare = choice('frameColour', 'BARE', { colour: '#b8b4ac' }, { finishes: ['raw'] })
const noFade = choice('gradientColour', 'FADE-NONE', { colour: null })
const fadeInk = choice('gradientColour', 'FADE-INK', { colour: '#12161c' })
const up = choice('gradientAngle', 'ANGLE-90', { angle: 90 })
const bigGorse = choice('downTubeLogoColour', 'DT-GORSE', { colour: '#f0b81e' })
const smallMilk = choice('topTubeForkLogoColour', 'TT-MILK', { colour: '#f7f6f2' })
const palette = [gloss, matt, raw, fog, ink, pearl, bare, noFade, fadeInk, up, bigGorse, smallMilk]

test('a colour alone gives a glossy paint with a legible logo', () => {
  expect(customPaint([fog], 'steel')?.paint).toEqual({
    finish: 'gloss',
    colour: '#d6d8d5',
    downTubeLogo: '#14171b',
    smallLogo: '#14171b',
  })
  expect(customPaint([ink], 'steel')?.paint.downTubeLogo).toBe('#f4f5f2')
})

test('every choice is part of the paint', () => {
  const all = customPaint([smallMilk, up, fadeInk, matt, bigGorse, fog], 'carbon')
  expect(all?.paint).toEqual({
    finish: 'matt',
    colour: '#d6d8d5',
    fade: { colour: '#12161c', angle: 90 },
    downTubeLogo: '#f0b81e',
    smallLogo: '#f7f6f2',
  })
})

test('a colour available in a single finish has that finish', () => {
  expect(customPaint([bare], 'titanium')?.paint.finish).toBe('raw')
})

test.each([
  ['two colours', [fog, ink], 'paintTwice'],
  ['a finish alone', [matt], 'paintWithoutColour'],
  ['a fade into the same colour', [ink, fadeInk], 'paintFadeSame'],
  ['an angle without a fade', [fog, up], 'paintAngleAlone'],
  ['an angle with "no fade"', [fog, noFade, up], 'paintAngleAlone'],
  ['a painted colour on bare metal', [raw, pearl], 'paintFinish'],
  ['a colour that is glossy only, in matt', [matt, pearl], 'paintFinish'],
  ['a colour alone', [fog], null],
] as const)('says what is wrong with %s', (_what, chosen, problem) => {
  expect(paintProblem(chosen, 'titanium')).toBe(problem)
})

test('says that a frame is of another material', () => {
  expect(paintProblem([raw, bare], 'carbon')).toBe('paintMaterial')
  expect(paintProblem([raw, bare], 'titanium')).toBeNull()
})

test('"no fade" gives the same paint as choosing no fade', () => {
  expect(customPaint([fog, noFade], 'steel')).toEqual(customPaint([fog], 'steel'))
})

test.each([
  ['nothing', []],
  ['a finish without a colour', [gloss]],
  ['two colours', [fog, ink]],
  ['a fade into its own colour', [ink, fadeInk]],
  ['a direction without a fade', [fog, up]],
  ['a direction with "no fade"', [fog, noFade, up]],
  ['a finish the colour is not made in', [pearl, matt]],
  ['bare metal on a carbon frame', [bare, raw]],
])('%s does not make a paint', (_what, choices) => {
  expect(customPaint(choices, 'carbon')).toBeNull()
})

const stock = {
  picture: { asset: 'bike/moor-ti/raw.svg', version: 'v1' },
  alt: { en: 'Moor', de: 'Moor' },
}
const name = { en: 'Moor Ti', de: 'Moor Ti' }

test('every paint has one picture name, which lists its choices in any order of choosing', () => {
  const names = new Map<string, string>()
  fc.assert(
    fc.property(fc.shuffledSubarray(palette, { maxLength: 6 }), (chosen) => {
      const custom = customPaint(chosen, 'titanium')
      if (!custom) return
      const { picture } = customBuildPicture(stock, { name, custom, parts: [] })
      const asset = parseAsset(picture.asset)
      const named = palette.filter(
        ({ sku }) => asset?.kind === 'bike' && asset.customParts?.includes(sku),
      )
      expect(customPaint(named, 'titanium')).toEqual(custom)
      expect(asset).toMatchObject({ slug: 'moor-ti', colour: 'raw' })
      const chosenSkus = custom.choices.map(({ sku }) => sku).toSorted()
      // The order in which parts were chosen must not change the picture.
      expect(names.get(chosenSkus.join()) ?? picture.asset).toBe(picture.asset)
      names.set(chosenSkus.join(), picture.asset)
      const { paint } = custom
      expect([paint.colour, paint.downTubeLogo, paint.smallLogo].every(isHex)).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(names.size).toBeGreaterThan(20)
})

test('a changed shade changes the version of the picture', () => {
  const painted = (colour: `#${string}`) => {
    const custom = customPaint([{ ...fog, paint: { colour } }], null)
    return custom && customBuildPicture(stock, { name, custom, parts: [] }).picture
  }
  const [before, after] = [painted('#d6d8d5'), painted('#d0d2cf')]
  expect(after?.asset).toBe(before?.asset)
  expect(after?.version).not.toBe(before?.version)
})

test('the alt text names the paint in both languages', () => {
  const custom = customPaint([fog, fadeInk], null)
  expect(custom && customBuildPicture(stock, { name, custom, parts: [] }).alt).toEqual({
    en: 'Moor Ti in FOG to FADE-INK',
    de: 'Moor Ti in FOG zu FADE-INK',
  })
})
