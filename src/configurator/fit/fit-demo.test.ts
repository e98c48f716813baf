import { expect, test } from 'vitest'
import type { Bike } from '#/catalogue/model/bike.ts'
import {
  bikes,
  buildOf,
  type BuildInput,
  models,
  parts,
} from '../../../tests/helpers/demo-builds.ts'
import { derivedGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import { misfits } from './fit.ts'
import type { FitBuild } from './fit-build.ts'

const newBikes = bikes.filter(({ bike }) => bike.condition === 'new')

/** A build in one of its sizes and colours, with the cranks of that size. */
function shownBuild(input: BuildInput, size: Bike['sizes'][number], finish: FitBuild['finish']) {
  const build = buildOf(input)
  const chainset = build.parts['chainset']
  const cranks = chainset && { chainset: { ...chainset, size: `${size.crank}` } }
  return { ...build, size: size.size, finish, parts: { ...build.parts, ...cranks } }
}

test.each(bikes.map((each) => [each.bike.slug, each] as const))(
  '%s fits together as shown, in each size and colour',
  (_slug, each) => {
    for (const size of each.bike.sizes)
      for (const { paint } of each.bike.colourways)
        expect(misfits(shownBuild(each, size, paint.finish))).toEqual([])
  },
)

/** Whether a part goes on a bike as shown; a light that loses its dynamo is exchanged along. */
const isTaken = (input: BuildInput, section: string, sku: string) =>
  misfits(buildOf({ ...input, chosen: { [section]: sku } })).every(
    ({ code }) => code === 'lacksPart',
  )

const isStuckIn = (key: string) => (input: BuildInput) =>
  ![...parts.values()].some(
    ({ section, sku }) =>
      section === key && sku !== input.bike.parts[key] && isTaken(input, key, sku),
  )

test.each(['wheelset', 'tyres', 'handlebar', 'saddle', 'pedals'])(
  'every new bike has something else to choose in %s',
  (key) => {
    expect(newBikes.filter(isStuckIn(key)).map(({ bike }) => bike.slug)).toEqual([])
  },
)

test('every part goes on some bike', () => {
  const goesOn = (section: string, sku: string) => (input: BuildInput) =>
    misfits(buildOf({ ...input, chosen: { [section]: sku } })).every(
      ({ other }) => other !== 'frame',
    )
  const dead = [...parts.values()].filter(
    ({ section, sku }) => !newBikes.some(goesOn(section, sku)),
  )
  expect(dead.map(({ sku }) => sku)).toEqual([])
})

/** Millimetres from the seatpost's clamp to the top of the saddle, and of post that has to stay in the frame. */
const saddleStack = 45
const leastInFrame = 100

test('the highest saddle position leaves enough of the seatpost in the frame', () => {
  const posts = bikes.flatMap(({ bike }) => {
    const length = Number(/ × (\d+) mm/.exec(bike.specification.seatpost?.en ?? '')?.[1])
    return Number.isNaN(length) ? [] : [{ bike, length }]
  })
  expect(posts.length).toBeGreaterThan(50)
  const tooShort = posts.flatMap(({ bike, length }) =>
    bike.sizes
      .filter(({ saddleHeight: [, highest], geometry: { seatTube } }) => {
        const inTheOpen = highest - seatTube - saddleStack
        return length - inTheOpen < leastInFrame
      })
      .map(({ size }) => `${bike.slug} ${size}`),
  )
  expect(tooShort).toEqual([])
})

test('a fork is as long as the geometry of every bike that comes with it', () => {
  const differing = bikes.flatMap(({ bike }) => {
    const length = parts.get(bike.parts['fork'] ?? '')?.facts?.forkLength
    if (length === undefined) return []
    return bike.sizes.flatMap(({ size, geometry }) => {
      const { forkLength } = derivedGeometry(geometry, { size: '700c', tyreWidth: 40 })
      return Math.abs(forkLength - length) > 2 ? [`${bike.slug} ${size} ${forkLength}`] : []
    })
  })
  expect(differing).toEqual([])
})

test('every model and part that a part refers to exists', () => {
  const named = [...parts.values()].flatMap(({ facts }) => [
    ...(facts.requires ?? []),
    ...(facts.excludes ?? []),
  ])
  expect(named.filter((sku) => !parts.has(sku))).toEqual([])
  const slugs = new Set(models.map(({ slug }) => slug))
  const meant = [...parts.values()].flatMap(({ facts }) => facts.forModels ?? [])
  expect(meant.filter((slug) => !slugs.has(slug))).toEqual([])
})

test('a bike’s own saddle is fitted in the width of its specification', () => {
  const widths = bikes.map(({ bike }) => {
    const usual = parts.get(bike.parts['saddle'] ?? '')?.sizes?.[0]?.name
    const specified = bike.specification.saddle?.en
    return { slug: bike.slug, usual: text(usual), specified }
  })
  const isOther = ({ usual, specified }: (typeof widths)[number]) =>
    usual !== undefined && specified !== undefined && !specified.includes(usual)
  expect(widths.filter(isOther)).toEqual([])
})

/** Names that are the same in both languages are written once. */
const text = (name: string | { en: string } | undefined) =>
  typeof name === 'object' ? name.en : name
