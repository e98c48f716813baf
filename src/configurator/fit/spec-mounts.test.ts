import { describe, expect, test } from 'vitest'
import { permittedTotalWeight } from './build-limits.ts'
import { bikes, buildOf, models, parts } from '../../../tests/helpers/demo-builds.ts'

/** The words of the specification for each mount; eyes on the fork are its own. */
const words = {
  rack: 'rack',
  mudguards: 'mudguards',
  lowrider: 'lowrider',
  fork: 'fork cages',
  'top-tube-bag': 'top-tube bag',
  'frame-bag': 'bolt-on frame bag',
  'third-bottle': 'three bottles',
} as const

const onFork = new Set(['mudguards', 'lowrider', 'fork'])

describe.each(bikes.map(({ bike }) => [bike.slug, bike] as const))('%s', (_slug, bike) => {
  const { mounts } = bike.specification
  const stated = (typeof mounts === 'object' ? mounts.en : (mounts ?? '')).toLowerCase()
  const fork = parts.get(bike.parts['fork'] ?? '')

  test.each(Object.entries(words))('%s: specification and facts agree', (mount, word) => {
    const isOnFrame = bike.facts.mounts?.includes(mount) ?? false
    const isOnFork = !onFork.has(mount) || (fork?.facts.mounts?.includes(mount) ?? false)
    expect(stated.includes(word)).toBe(isOnFrame && isOnFork)
  })

  test('as many bottles as there are mounts', () => {
    expect(stated.startsWith('one bottle')).toBe(bike.facts.bottleMounts === 1)
  })
})

/** A width that a text says the bike has, and not one that it has room for. */
const fittedWidth =
  /(?<!room for |Platz für |clearance at the chainstays with |Kettenstreben bleiben mit |over |über |Mit |take )\b(\d\d)(?: mm tyres|-mm-Reifen)/gi

test('a text about a model names tyres that all of its builds have', () => {
  const named = models.flatMap(({ slug, texts: { summary, story, highlights } }) => {
    const own = bikes.filter(({ model }) => model.slug === slug)
    const widths = new Set(own.map(({ bike }) => String(bike.facts.tyreWidth)))
    const told = [summary, story, ...highlights.flatMap(({ title, text }) => [title, text])]
    return told
      .flatMap(({ en, de }) => [...`${en} ${de}`.matchAll(fittedWidth)])
      .map(([, width = '']) => ({ slug, width, fitted: [...widths].join(', ') }))
  })
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ width, fitted }) => width !== fitted)).toEqual([])
})

test('every bike comes with a bell and reflectors', () => {
  expect(bikes.length).toBeGreaterThan(50)
  for (const { bike } of bikes) {
    expect(parts.get(bike.parts['bell'] ?? '')).toMatchObject({ section: 'bell', price: 0 })
    expect(bike.look.extras?.bell).toBe('black')
    expect(bike.box?.contents.en).toMatch(/bell, reflectors/)
    expect(bike.box?.contents.de).toMatch(/Klingel, Reflektoren/)
  }
})

test('every bike may weigh what its own parts carry, and a rack what its name says', () => {
  const limits = bikes.map(({ model, bike }) => ({
    slug: bike.slug,
    stated: bike.facts.maxWeight,
    built: permittedTotalWeight(buildOf({ model, bike })),
  }))
  expect(limits.length).toBeGreaterThan(70)
  expect(limits.filter(({ stated, built }) => stated === undefined || stated !== built)).toEqual([])
  const ofSection = (key: string) => [...parts.values()].filter(({ section }) => section === key)
  expect(ofSection('wheelset').filter(({ facts }) => facts.maxWeight === undefined)).toEqual([])
  for (const { subtitle, facts } of ofSection('rack'))
    expect(typeof subtitle === 'object' ? subtitle.en : '').toContain(`${facts.maxLoad} kg`)
})
