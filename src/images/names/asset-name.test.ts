import { expect, test } from 'vitest'
import { assetName, parseAsset, type Asset } from './asset-name.ts'

const assets: [string, Asset][] = [
  ['bike/fell-sl-105/moss.svg', { kind: 'bike', slug: 'fell-sl-105', colour: 'moss' }],
  [
    'bike/fell-sl-105/moss/XL.svg',
    { kind: 'bike', slug: 'fell-sl-105', colour: 'moss', size: 'XL' },
  ],
  [
    'bike/fell-sl-105/moss/fitted.svg',
    { kind: 'bike', slug: 'fell-sl-105', colour: 'moss', view: 'fitted' },
  ],
  [
    'bike/fell-sl-105/moss/54/detail-seat.svg',
    { kind: 'bike', slug: 'fell-sl-105', colour: 'moss', size: '54', view: 'detail-seat' },
  ],
  [
    'bike/fell-sl-105/moss/front.svg',
    { kind: 'bike', slug: 'fell-sl-105', colour: 'moss', view: 'front' },
  ],
  [
    'bike/fell-sl-105/moss/M/cockpit.svg',
    { kind: 'bike', slug: 'fell-sl-105', colour: 'moss', size: 'M', view: 'cockpit' },
  ],
  [
    'bike/fell-sl-105/moss~PNT-MATT~BBCOLOUR-FOG/M/fitted.svg',
    {
      kind: 'bike',
      slug: 'fell-sl-105',
      colour: 'moss',
      customParts: ['PNT-MATT', 'BBCOLOUR-FOG'],
      size: 'M',
      view: 'fitted',
    },
  ],
  ['model/fell-sl/moss.svg', { kind: 'model', slug: 'fell-sl', colour: 'moss' }],
  ['accessory/crest.svg', { kind: 'accessory', slug: 'crest', colour: null }],
  ['accessory/crest/moss.svg', { kind: 'accessory', slug: 'crest', colour: 'moss' }],
  ['accessory/crest/moss/M.svg', { kind: 'accessory', slug: 'crest', colour: 'moss', size: 'M' }],
  [
    'accessory/lane/moss/view.back.svg',
    { kind: 'accessory', slug: 'lane', colour: 'moss', view: 'back' },
  ],
  [
    'accessory/lane/moss/M/view.back.svg',
    { kind: 'accessory', slug: 'lane', colour: 'moss', size: 'M', view: 'back' },
  ],
  [
    'accessory/roll/-/view.inside.svg',
    { kind: 'accessory', slug: 'roll', colour: null, view: 'inside' },
  ],
  ['accessory/tube/-/700c.svg', { kind: 'accessory', slug: 'tube', colour: null, size: '700c' }],
  ['component/WHL-A25.svg', { kind: 'component', sku: 'WHL-A25' }],
  ['scene/lost-rider.svg', { kind: 'lost-rider' }],
  ['scene/diagram-gears.de.svg', { kind: 'diagram', diagram: 'gears', language: 'de' }],
  [
    'scene/gravel-plain-dusk-rain-7.svg',
    {
      kind: 'scene',
      look: { place: 'gravel-plain', time: 'dusk', weather: 'rain', seed: '7' },
      size: null,
    },
  ],
  [
    'scene/fells-dawn-clear-high-road.gravel.rider-1200x630.svg',
    {
      kind: 'scene',
      look: {
        place: 'fells',
        time: 'dawn',
        weather: 'clear',
        seed: 'high-road',
        road: 'gravel',
        rider: true,
      },
      size: { width: 1200, height: 630 },
    },
  ],
]

test.each(assets)('parses %s and builds the same name', (name, asset) => {
  expect(parseAsset(name)).toEqual(asset)
  expect(assetName(asset)).toBe(name)
})

test.each([
  'bike/fell.svg',
  'bike/fell/moss.png',
  'bike/fell/moss/xl-ish.svg',
  'bike/fell/moss/M/sideways.svg',
  'bike/fell/moss/fitted/fitted.svg',
  'bike/fell/moss/left.svg',
  'bike/fell/moss/front/top.svg',
  'bike/fell/moss/M/front-45.svg',
  'bike/fell/moss/M/fitted/more.svg',
  'bike/fell/moss~.svg',
  'bike/fell/~BBCOLOUR-FOG.svg',
  'bike/fell/moss~bbcolour-fog.svg',
  `bike/fell/moss${'~A'.repeat(200)}.svg`,
  'model/fell.svg',
  'component/a/b.svg',
  'scene/fells-noon-clear-7.svg',
  'scene/fells-dawn-clear-7-9000x9000.svg',
  'scene/fells-dawn-clear-7-100x100.svg',
  'photo/me.svg',
])('refuses the name %s', (name) => {
  expect(parseAsset(name)).toBeNull()
})
