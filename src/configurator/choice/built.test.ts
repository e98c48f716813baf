import { expect, test } from 'vitest'
import {
  bikeOffer,
  buildDays,
  buildGrams,
  buildPrice,
  changedParts,
  chosenPaint,
  fitBuild,
  paintRequests,
  unpainted,
} from './built.ts'
import type { Choice } from './choice.ts'
import { aPart, aSection, sampleOffered as bike } from './sample-offered.ts'

const aChoice = (skus: Record<string, string> = {}, stated: Partial<Choice> = {}): Choice => ({
  colour: 'slate',
  size: 'M',
  parts: Object.fromEntries(Object.entries(skus).map(([key, sku]) => [key, { sku, size: null }])),
  ...stated,
})

test('a part costs the difference to the one it replaces, or its whole price', () => {
  const total = (skus: Record<string, string>) => buildPrice(bike, aChoice(skus))?.total
  expect(total({})).toBe(2000_00)
  expect(total({ wheelset: 'WHL-CARBON' })).toBe(2000_00 + 900_00 - 300_00)
  expect(total({ mudguards: 'MUD', pedals: 'PED-FLAT' })).toBe(2000_00 + 55_00 + 45_00)
  expect(total({ frameColour: 'BBCOLOUR-FOG' })).toBe(2250_00)
})

test('the bike’s own part in another size costs nothing', () => {
  const parts = { handlebar: { sku: 'BAR', size: '440' } }
  expect(buildPrice(bike, aChoice({}, { parts }))?.total).toBe(2000_00)
})

test('before a size is chosen, gives the cheapest price as a “from” price', () => {
  expect(buildPrice(bike, aChoice({}, { size: null }))).toEqual({
    total: 2000_00,
    before: 2000_00,
    isFrom: true,
  })
  const ember = buildPrice(bike, aChoice({}, { size: null, colour: 'ember' }))
  expect(ember).toMatchObject({ total: 2050_00, isFrom: false })
})

test('a reduction applies to the bike, not to its parts', () => {
  expect(buildPrice(bike, aChoice({ saddle: 'SDL-LIGHT' }, { size: 'L' }))).toEqual({
    total: 2190_00,
    before: 2390_00,
    isFrom: false,
  })
})

test('a size that a colour does not come in has no price and no date', () => {
  const choice = aChoice({}, { colour: 'ember', size: 'L' })
  expect(buildPrice(bike, choice)).toBeNull()
  expect(buildDays(bike, choice)).toBeNull()
})

test('weighs parts against those they replace, as far as weights are known', () => {
  expect(buildGrams(bike, aChoice({ wheelset: 'WHL-CARBON', tape: 'TAP-RED' }))).toBe(9650)
  expect(buildGrams({ ...bike, grams: null }, aChoice())).toBeNull()
})

test('a build weighs more in a larger size', () => {
  const grams = (size: string | null) => buildGrams(bike, aChoice({}, { size }))
  expect([grams('S'), grams('M'), grams('L'), grams(null)]).toEqual([9830, 10_000, 10_185, 10_000])
  const ofS = { ...bike, weightSize: 'S' }
  expect(buildGrams(ofS, aChoice({}, { size: 'L' }))).toBe(10_355)
  const unknown = { ...bike, weightSize: null }
  expect(buildGrams(unknown, aChoice({}, { size: null }))).toBe(10_000)
})

test('a one-piece bar saves the weight of the stem', () => {
  const grams = (parts: Record<string, string>) => buildGrams(bike, aChoice(parts)) ?? 0
  expect(grams({ handlebar: 'BAR-MONO' }) - grams({})).toBe(360 - 300 - 150)
})

test('a charger does not count towards the weight', () => {
  const chargers = aSection(
    70,
    'charger',
    'CHG',
    aPart('CHG', { grams: 500 }),
    aPart('CHG-FAST', { grams: 800 }),
  )
  const electric = { ...bike, sections: [...bike.sections, chargers] }
  const fast = { ...aChoice({}), parts: { charger: { sku: 'CHG-FAST', size: null } } }
  expect(buildGrams(electric, fast)).toBe(bike.grams)
})

test('a build waits for its last part', () => {
  expect(buildDays(bike, aChoice())).toBe(0)
  expect(buildDays(bike, aChoice({ wheelset: 'WHL-CARBON' }))).toBe(3)
  expect(buildDays(bike, aChoice({ wheelset: 'WHL-CARBON' }, { size: 'L' }))).toBe(4)
  expect(buildDays(bike, aChoice({}, { size: null }))).toBe(0)
})

test('a sold-out part makes only that size of the build unavailable', () => {
  expect(buildDays(bike, aChoice({ saddle: 'SDL-GONE' }))).toBeNull()
  const inSize = (size: string) => {
    const choice = aChoice({})
    return buildDays(bike, { ...choice, parts: { stem: { sku: 'STM-LIGHT', size } } })
  }
  expect([inSize('100'), inSize('90')]).toEqual([null, 7])
  expect(buildDays(bike, aChoice({}, { colour: 'ember', size: 'S' }))).toBeNull()
})

test('a changed part has the part it replaces', () => {
  const [saddle, bags] = changedParts(bike, aChoice({ bags: 'BAG-FRAME', saddle: 'SDL-LIGHT' }))
  expect([saddle?.part.sku, saddle?.own?.sku]).toEqual(['SDL-LIGHT', 'SDL'])
  expect([bags?.part.sku, bags?.own]).toEqual(['BAG-FRAME', null])
  expect(changedParts(bike, aChoice({ saddle: 'SDL-OLD' }))).toEqual([])
})

test('combines all paint choices into one paint', () => {
  expect(chosenPaint(bike, aChoice())).toBeNull()
  const faded = aChoice({
    frameColour: 'BBCOLOUR-FOG',
    gradientColour: 'PNT-FADE-MOSS',
    gradientAngle: 'PNT-ANGLE-90',
    paintFinish: 'PNT-MATT',
  })
  expect(chosenPaint(bike, faded)?.paint).toMatchObject({
    finish: 'matt',
    colour: '#c3c7c9',
    fade: { colour: '#4c5a3a', angle: 90 },
  })
})

test('judges the fit with the bike’s own parts and the chosen paint', () => {
  const fit = fitBuild(bike, aChoice({ saddle: 'SDL-LIGHT' }))
  expect(fit.finish).toBe('satin')
  expect(fit.parts['saddle']).toMatchObject({ sku: 'SDL-LIGHT', isChosen: true })
  expect(fit.parts['tyres']).toMatchObject({ sku: 'TYR-40', isChosen: false })
  expect(fit.parts).not.toHaveProperty('bags')
  expect(fit.sectionOf('BAG-FRAME')).toBe('bags')
  expect(fitBuild(bike, aChoice({ frameColour: 'BBCOLOUR-MOSS' })).finish).toBe('matt')
})

test('before a size is chosen, the cheapest offer of the colour counts', () => {
  const reversed = { ...bike, offers: bike.offers.toReversed() }
  expect(bikeOffer(reversed, aChoice({}, { size: null }))?.price).toBe(2000_00)
  expect(bikeOffer(reversed, aChoice({}, { size: null, colour: 'ember' }))?.price).toBe(2050_00)
  expect(bikeOffer(reversed, aChoice({}, { size: 'L' }))?.sku).toBe('BIKE-L-SLATE')
})

test('sizes with one price have no “from” price', () => {
  const offers = bike.offers.filter(({ size }) => size !== 'L')
  expect(buildPrice({ ...bike, offers }, aChoice({}, { size: null }))?.isFrom).toBe(false)
})

test('weighs a stem against the bike’s own once', () => {
  const stems = aSection(
    10,
    'stem',
    'STM',
    aPart('STM', { grams: 150 }),
    aPart('STM-LIGHT', { grams: 95 }),
    aPart('STM-UNKNOWN'),
  )
  const sections = [...bike.sections.filter(({ key }) => key !== 'stem'), stems]
  const grams = (sku: string) => buildGrams({ ...bike, sections }, aChoice({ stem: sku }))
  expect([grams('STM-LIGHT'), grams('STM-UNKNOWN')]).toEqual([9_945, 9_850])
  const withoutStems = { ...bike, sections: sections.filter(({ key }) => key !== 'stem') }
  expect(buildGrams(withoutStems, aChoice({ handlebar: 'BAR-MONO' }))).toBe(10_060)
})

test('a build takes at least as long as its bike', () => {
  expect(buildDays(bike, aChoice({}, { size: 'L' }))).toBe(4)
  expect(buildDays(bike, aChoice({ saddle: 'SDL-LIGHT' }, { size: 'L' }))).toBe(4)
  const colour = 'ember'
  // the only size that can be had is a day away
  expect(buildDays(bike, aChoice({}, { size: null, colour }))).toBe(1)
})

test('a paint request has its finishes and frame materials', () => {
  const special = aPart('BBCOLOUR-ANODISED', {
    paint: { colour: '#334455' },
    facts: { finishes: ['matt'], forMaterials: ['titanium'] },
  })
  const plain = aPart('BBCOLOUR-PLAIN', { paint: { colour: '#998877' } })
  const sections = [aSection(58, 'frameColour', null, special, plain)]
  const painted = (sku: string) => aChoice({ frameColour: sku })
  expect(paintRequests({ ...bike, sections }, painted('BBCOLOUR-ANODISED'))).toEqual([
    {
      sku: 'BBCOLOUR-ANODISED',
      name: 'bbcolour-anodised',
      section: 'frameColour',
      paint: { colour: '#334455' },
      finishes: ['matt'],
      materials: ['titanium'],
    },
  ])
  expect(paintRequests({ ...bike, sections }, painted('BBCOLOUR-PLAIN'))).toMatchObject([
    { finishes: null, materials: null },
  ])
  // a colour for titanium is none on a frame of steel
  expect(chosenPaint({ ...bike, sections }, painted('BBCOLOUR-ANODISED'))).toBeNull()
})

test('a paint part in another section is not frame paint', () => {
  const bells = aSection(50, 'bell', null, aPart('BEL', { paint: { colour: '#334455' } }))
  const rung = { ...bike, sections: [...bike.sections, bells] }
  expect(paintRequests(rung, aChoice({ bell: 'BEL', saddle: 'SDL-LIGHT' }))).toEqual([])
})

test('removing the paint keeps all other choices', () => {
  const painted = aChoice({
    paintFinish: 'PNT-MATT',
    frameColour: 'BBCOLOUR-FOG',
    gradientColour: 'PNT-FADE-MOSS',
    gradientAngle: 'PNT-ANGLE-90',
    saddle: 'SDL-LIGHT',
  })
  expect(unpainted(painted)).toEqual(aChoice({ saddle: 'SDL-LIGHT' }))
})

test('chosen parts have to fit the fixed parts too', () => {
  const fork = { sku: 'FRK', name: 'fork', facts: { mounts: ['rack'] } }
  const fit = fitBuild({ ...bike, fixed: { fork, saddle: fork } }, aChoice())
  expect(fit.parts['fork']).toMatchObject({ sku: 'FRK' })
  // A part that shoppers can exchange counts before a fixed one.
  expect(fit.parts['saddle']).toMatchObject({ sku: 'SDL', size: null })
  expect(fit).toMatchObject({ size: 'M', hasOwnFork: true })
  expect(fit.sectionOf('FRK')).toBeUndefined()
})

test('judges a chosen part in its size, and another fork is not the bike’s own', () => {
  const choice = aChoice({ fork: 'FRK-NEW' }, {})
  const stem = { sku: 'STM', size: '100' }
  const fit = fitBuild(bike, { ...choice, parts: { ...choice.parts, stem } })
  expect(fit.parts['stem']).toMatchObject({ sku: 'STM', size: '100', isChosen: true })
  expect(fit.hasOwnFork).toBe(false)
})

test('a bike in an unknown colour has no finish', () => {
  expect(fitBuild(bike, aChoice({}, { colour: 'pink' })).finish).toBeNull()
})
