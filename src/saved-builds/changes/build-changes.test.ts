import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { someChoice } from '#/configurator/choice/sample-choice.ts'
import { aPart, sampleOffered } from '#/configurator/choice/sample-offered.ts'
import type { Currency } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { codeFrom } from '#/saved-builds/builds/build-code.ts'
import { identityOf, type SavedBuild, savedQuery } from '#/saved-builds/builds/saved-build.ts'
import { buildChanges } from './build-changes.ts'

const named = (text: string) => ({ en: text, de: `${text} (de)` })
const inSection = (section: string, sku: string) => ({
  section,
  sectionName: named(section),
  sku,
  name: named(sku.toLowerCase()),
})
const chosen = (section: string, sku: string, size: string | null = null) => ({
  ...inSection(section, sku),
  size,
})
const at = new Date('2026-11-16T09:00:00Z')

/** The bike in M with carbon wheels, saved at £2,600. */
const aBuild = (changes: Partial<SavedBuild> = {}): SavedBuild => ({
  id: 1,
  code: codeFrom(new Uint8Array(8)),
  customerId: null,
  guestHash: null,
  productId: 1,
  fingerprint: '',
  name: null,
  site: 'uk',
  locale: 'en',
  country: 'gb',
  price: money(2600_00, 'GBP'),
  createdAt: at,
  openedAt: at,
  deleteAt: null,
  bikeName: named('Moor'),
  colour: { code: 'slate', name: named('Slate') },
  size: 'M',
  chosen: [chosen('wheelset', 'WHL-CARBON')],
  own: [],
  ...changes,
})

const without = (key: string, sku: string): OfferedBike => ({
  ...sampleOffered,
  sections: sampleOffered.sections.map((section) =>
    section.key === key
      ? { ...section, parts: section.parts.filter((part) => part.sku !== sku) }
      : section,
  ),
})

type Options = { bike?: OfferedBike; country?: string; loss?: 'retired' | 'elsewhere' | 'misfit' }

function changesOf(saved: SavedBuild, options: Options = {}) {
  const { bike = sampleOffered, country = 'gb', loss = 'retired' } = options
  const choice: Choice = choiceFrom(savedQuery(saved), bike).choice
  return buildChanges(saved, { bike, choice }, { locale: 'en', country, lossOf: () => loss })
}

test('a build that is the same at the same price has not changed', () => {
  expect(changesOf(aBuild())).toEqual([])
})

/** A build as it is stored when this choice is saved. */
const savedFrom = ({ colour, size, parts }: Choice): SavedBuild =>
  aBuild({
    price: null,
    colour: { code: colour, name: named(colour) },
    size,
    chosen: Object.entries(parts).map(([key, part]) => chosen(key, part.sku, part.size)),
  })

test('whatever was saved is read back as it was: only what is sold out is reported', () => {
  let changed = 0
  fc.assert(
    fc.property(someChoice(sampleOffered), (choice) => {
      if (Object.keys(choice.parts).length > 1) changed += 1
      const saved = savedFrom(choice)
      expect(choiceFrom(savedQuery(saved), sampleOffered)).toEqual({
        choice,
        lost: [],
        lostFrame: [],
      })
      const kinds = changesOf(saved).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'sold-out')).toEqual([])
    }),
  )
  expect(changed).toBeGreaterThan(20)
})

test('the same choice is the same build, in whatever order it was made', () => {
  fc.assert(
    fc.property(someChoice(sampleOffered), (choice) => {
      const parts = Object.fromEntries(Object.entries(choice.parts).toReversed())
      expect(identityOf(1, { ...choice, parts })).toBe(identityOf(1, choice))
      expect(identityOf(2, choice)).not.toBe(identityOf(1, choice))
      expect(identityOf(1, { ...choice, size: null })).not.toBe(identityOf(1, choice))
    }),
  )
})

describe('the price', () => {
  test.each([
    [2600_01, { kind: 'cheaper', by: money(1, 'GBP') }],
    [2599_99, { kind: 'dearer', by: money(1, 'GBP') }],
  ])('is reported to the penny: saved at %i', (before, change) => {
    expect(changesOf(aBuild({ price: money(before, 'GBP') }))).toMatchObject([change])
  })

  test.each<[string, string, Currency]>([
    ['another country', 'de', 'EUR'],
    ['another country with the same currency', 'gi', 'GBP'],
    ['another currency in the same country', 'gb', 'EUR'],
  ])('saved in %s is not compared', (_, country, currency) => {
    const before = money(2999_00, currency)
    expect(changesOf(aBuild({ country, price: before }))).toEqual([
      { kind: 'market', before, country },
    ])
  })

  test('a build that had no price when it was saved has none to compare', () => {
    expect(changesOf(aBuild({ price: null }))).toEqual([])
  })
})

describe('a chosen part', () => {
  test.each(['retired', 'elsewhere', 'misfit'] as const)(
    'that is not offered is named with what comes instead: %s',
    (loss) => {
      const bike = without('wheelset', 'WHL-CARBON')
      expect(changesOf(aBuild({ price: null }), { bike, loss })).toEqual([
        { kind: loss, section: 'wheelset', was: 'whl-carbon', now: 'whl-a' },
      ])
    },
  )

  test('in a section that the bike does not have any more has nothing instead', () => {
    const saved = aBuild({ price: null, chosen: [chosen('rack', 'RCK')] })
    expect(changesOf(saved)).toMatchObject([{ kind: 'retired', now: null }])
  })

  test('that the bike now comes with is no change', () => {
    const bike = {
      ...sampleOffered,
      sections: sampleOffered.sections.map((section) =>
        section.key === 'wheelset' ? { ...section, own: 'WHL-CARBON' } : section,
      ),
    }
    expect(changesOf(aBuild({ price: null }), { bike })).toEqual([])
  })

  test('in a size that is not made any more says so', () => {
    const saved = aBuild({ price: null, chosen: [chosen('handlebar', 'BAR-FLARE', '480')] })
    expect(changesOf(saved)).toEqual([
      { kind: 'part-size', part: 'bar-flare', was: '480', now: '440 mm' },
    ])
  })

  test('that is sold out is named', () => {
    const saved = aBuild({ price: null, chosen: [chosen('saddle', 'SDL-GONE')] })
    expect(changesOf(saved)).toEqual([{ kind: 'sold-out', names: ['sdl-gone'] }])
  })
})

describe('the bike', () => {
  test('in a colour that is gone is shown in another', () => {
    const saved = aBuild({ price: null, colour: { code: 'plum', name: named('Plum') } })
    expect(changesOf(saved)).toEqual([{ kind: 'colour', was: 'Plum', now: 'Slate' }])
  })

  test('in a size that is gone needs another', () => {
    expect(changesOf(aBuild({ price: null, size: 'XL' }))).toEqual([{ kind: 'size', was: 'XL' }])
  })

  test('that is sold out in its size and colour is named with the size', () => {
    const ember = { code: 'ember', name: named('Ember') }
    expect(changesOf(aBuild({ price: null, colour: ember, size: 'S' }))).toEqual([
      { kind: 'sold-out', names: ['Moor, S'] },
    ])
  })

  test('without a size is sold out only if every size is', () => {
    const ember = { code: 'ember', name: named('Ember') }
    expect(changesOf(aBuild({ price: null, colour: ember, size: null }))).toEqual([])
  })

  test('that comes with another part than before says which, unless the shopper chose one', () => {
    const own = [inSection('saddle', 'SDL-OLD'), inSection('wheelset', 'WHL-OLD')]
    expect(changesOf(aBuild({ price: null, own }))).toEqual([
      { kind: 'own-part', section: 'saddle', was: 'sdl-old', now: 'sdl' },
    ])
  })

  test('a build whose fixed part has changed says which', () => {
    const fork = { sku: 'FRK-2', name: 'Fork two', facts: aPart('FRK-2').facts }
    const bike = { ...sampleOffered, fixed: { fork } }
    const own = [inSection('fork', 'FRK-1')]
    expect(changesOf(aBuild({ price: null, own }), { bike })).toEqual([
      { kind: 'own-part', section: 'fork', was: 'frk-1', now: 'Fork two' },
    ])
  })
})
