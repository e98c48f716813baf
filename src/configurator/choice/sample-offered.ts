import type { OfferedBike, OfferedPart, OfferedSection, PartOffer } from './offered.ts'

/** A small bike with one of every difficult case; tests override what matters to them. */

type PartOptions = Partial<Omit<OfferedPart, 'sku' | 'offers'>> & {
  price?: number
  days?: number | null
  /** The code of a size, with its days where they differ. */
  sizes?: readonly (string | readonly [code: string, days: number | null])[]
}

export function aPart(sku: string, options: PartOptions = {}): OfferedPart {
  const { price = 0, days = 0, sizes = [], ...stated } = options
  const [first = { sku, size: null, price, days }, ...others] = sizes.map((size): PartOffer => {
    const [code, ownDays] = typeof size === 'string' ? [size, days] : size
    return { sku: `${sku}-${code}`, size: { code, name: `${code} mm` }, price, days: ownDays }
  })
  return {
    sku,
    name: sku.toLowerCase(),
    subtitle: null,
    grams: null,
    facts: {},
    look: {},
    paint: null,
    picture: { asset: `component/${sku}.svg`, version: '1' },
    isRecommended: false,
    ...stated,
    offers: [first, ...others],
  }
}

export const aSection = (
  id: number,
  key: string,
  own: string | null,
  ...parts: OfferedPart[]
): OfferedSection => ({
  id,
  key,
  name: `the ${key}`,
  hint: null,
  sizeName: null,
  advice: [],
  own,
  parts,
})

const widths = ['400', '420', '440']
const lengths = ['80', '90', '100']
const fog = '#c3c7c9'
const moss = '#4c5a3a'

const paintSections = [
  aSection(
    57,
    'paintFinish',
    null,
    aPart('PNT-GLOSS', { paint: { finish: 'gloss' } }),
    aPart('PNT-MATT', { paint: { finish: 'matt' }, price: 50_00, days: 5 }),
  ),
  aSection(
    58,
    'frameColour',
    null,
    aPart('BBCOLOUR-FOG', { paint: { colour: fog }, price: 250_00, days: 10 }),
    aPart('BBCOLOUR-MOSS', {
      paint: { colour: moss },
      price: 250_00,
      facts: { finishes: ['matt'] },
    }),
  ),
  aSection(
    59,
    'gradientColour',
    null,
    aPart('PNT-FADE-NONE', { paint: { colour: null } }),
    aPart('PNT-FADE-FOG', { paint: { colour: fog }, price: 90_00 }),
    aPart('PNT-FADE-MOSS', { paint: { colour: moss }, price: 90_00 }),
  ),
  aSection(60, 'gradientAngle', null, aPart('PNT-ANGLE-90', { paint: { angle: 90 } })),
]

const partSections = [
  aSection(
    63,
    'paintProtection',
    null,
    aPart('FLM-GLOSS', { price: 120_00, facts: { finishes: ['gloss'] } }),
  ),
  aSection(
    7,
    'wheelset',
    'WHL-A',
    aPart('WHL-A', { price: 300_00, grams: 1800, facts: { wheelSize: '700c' } }),
    aPart('WHL-CARBON', {
      price: 900_00,
      grams: 1450,
      days: 3,
      facts: { wheelSize: '700c' },
      look: { wheels: { rimDepth: 45 } },
    }),
    aPart('WHL-650', {
      price: 350_00,
      grams: 1750,
      facts: { wheelSize: '650b' },
      look: { wheels: { size: '650b' } },
    }),
  ),
  aSection(
    8,
    'tyres',
    'TYR-40',
    aPart('TYR-40', { price: 50_00, facts: { wheelSize: '700c', tyreWidth: 40 } }),
    aPart('TYR-50-650', { price: 80_00, facts: { wheelSize: '650b', tyreWidth: 50 } }),
    aPart('TYR-47-650', { price: 55_00, facts: { wheelSize: '650b', tyreWidth: 47 } }),
    aPart('TYR-48-650', { price: 51_00, days: null, facts: { wheelSize: '650b', tyreWidth: 48 } }),
  ),
  aSection(
    9,
    'handlebar',
    'BAR',
    aPart('BAR', { price: 60_00, grams: 300, sizes: widths, facts: { barKind: 'drop' } }),
    aPart('BAR-MONO', { price: 400_00, grams: 360, sizes: widths, facts: { hasStem: true } }),
    aPart('BAR-FLARE', { price: 90_00, sizes: ['440', '460'], facts: { barKind: 'flare' } }),
  ),
  aSection(
    10,
    'stem',
    'STM',
    aPart('STM', { price: 40_00, grams: 150, sizes: lengths }),
    aPart('STM-LIGHT', { price: 95_00, sizes: ['80', ['90', 7], ['100', null]] }),
  ),
  aSection(11, 'chainset', 'CRK', aPart('CRK', { price: 200_00, sizes: ['165', '170', '175'] })),
  aSection(
    12,
    'tape',
    'TAP',
    aPart('TAP', { price: 20_00 }),
    aPart('TAP-RED', { price: 25_00, look: { cockpit: { tape: '#aa2222' } } }),
  ),
  aSection(
    14,
    'saddle',
    'SDL',
    aPart('SDL', { price: 60_00, grams: 290 }),
    aPart('SDL-GONE', { price: 90_00, days: null }),
    aPart('SDL-LIGHT', { price: 150_00, grams: 150, isRecommended: true }),
  ),
  aSection(
    20,
    'bags',
    null,
    aPart('BAG-FRAME', { price: 70_00, facts: { frameSizes: ['M', 'L'] } }),
  ),
  aSection(25, 'pedals', 'PED-NONE', aPart('PED-NONE'), aPart('PED-FLAT', { price: 45_00 })),
  aSection(
    38,
    'mudguards',
    null,
    aPart('MUD', { price: 55_00, facts: { maxTyre: { '700c': 42 } } }),
  ),
]

const geometry = {
  seatTube: 500,
  headTube: 150,
  headAngle: 71,
  seatAngle: 73.5,
  chainstay: 430,
  stack: 590,
  reach: 385,
  bbDrop: 75,
  forkOffset: 50,
}
const aSize = (
  size: string,
  extraGrams: number,
  [barWidth, stem, crank]: [number, number, number],
) => ({
  size,
  riderHeight: [170, 180] as [number, number],
  saddleHeight: [700, 760] as [number, number],
  barWidth,
  stem,
  crank,
  extraGrams,
  geometry,
})
const anOffer = (size: string, colour: string, price: number, days: number | null) => ({
  sku: `BIKE-${size}-${colour.toUpperCase()}`,
  size,
  colour,
  price,
  was: null,
  days,
  left: null,
})

export const sampleOffered: OfferedBike = {
  currency: 'GBP',
  frame: {
    facts: {
      wheelSizes: ['700c', '650b'],
      maxTyre: { '700c': 45, '650b': 50 },
      barKind: 'drop',
      crankLengths: [165, 170, 175],
    },
    model: 'moor',
    discipline: 'gravel',
    material: 'steel',
    motor: null,
  },
  model: { frame: { material: 'steel', shape: 'gravel' } },
  look: {
    wheels: { size: '700c', tyreWidth: 40, sidewall: 'tan' },
    cockpit: { bar: 'drop', tape: '#8a5a32' },
    saddle: { colour: '#8a5a32' },
  },
  grams: 10_000,
  weightSize: 'M',
  colours: [
    {
      code: 'slate',
      name: 'Slate',
      families: ['grey'],
      paint: { finish: 'satin', colour: '#444a50', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
    },
    {
      code: 'ember',
      name: 'Ember',
      families: ['red'],
      paint: { finish: 'gloss', colour: '#b3402a', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
    },
  ],
  sizes: [
    aSize('S', -170, [400, 80, 165]),
    aSize('M', 0, [420, 90, 170]),
    aSize('L', 185, [440, 100, 175]),
  ],
  offers: [
    anOffer('S', 'slate', 2000_00, 2),
    anOffer('M', 'slate', 2000_00, 0),
    { ...anOffer('L', 'slate', 2100_00, 4), was: 2300_00 },
    anOffer('S', 'ember', 2050_00, null),
    anOffer('M', 'ember', 2050_00, 1),
  ],
  sections: [...paintSections, ...partSections],
  closedSections: { trailer: 'Trailer' },
  fixed: {},
  dispatchDays: Array.from({ length: 12 }, (_, day) => `2026-11-${17 + day}`),
}
