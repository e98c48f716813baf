import { expect, test } from 'vitest'
import type { Bike } from '#/catalogue/model/bike.ts'
import {
  bikes,
  buildOf,
  type BuildInput,
  models,
  parts,
} from '../../../tests/helpers/demo-builds.ts'
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
