import { buildDays, buildGrams, buildPrice, fitBuild } from '#/configurator/choice/built.ts'
import { type Choice, withPart } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import type { Misfit, MisfitCode } from '#/configurator/fit/fit-build.ts'
import {
  decidedSections,
  type PresetOption,
  type PresetSection,
  withOwnParts,
} from './decided-sections.ts'
import { sectionInterplay } from './section-interplay.ts'
import { weightBounds } from './weight-bound.ts'

/** More than any bike of a real catalogue needs; past it the best build so far is the answer. */
const mostBuilds = 30_000

type Search = {
  bike: OfferedBike
  /** The bike as shown, with what the shopper painted and added. */
  base: Choice
  sections: readonly PresetSection[]
  boundOf: (index: number, budget: number) => number | null
  /** The sections before each one whose parts matter for it or for a later one. */
  relevantSections: readonly (readonly number[])[]
  /** Prices and weights of what has led to a section with the same parts that matter from there on. */
  seen: Map<string, Sum[]>
  /** Misfits of the bike as shown, which are faults of the catalogue. */
  known: ReadonlySet<string>
  budget: number
  best: { choice: Choice; price: number; grams: number } | null
  tried: number
}

/**
 * The lightest build within a budget, of equally light ones the cheapest; null where no build is within it. The search
 * goes through all combinations of parts and leaves out those that cannot fit or cannot be lighter than one already
 * found. It pauses at each `yield`, so that a page can go on.
 */
export function* lightestBuild(
  bike: OfferedBike,
  choice: Choice,
  budget = Infinity,
): Generator<undefined, Choice | null> {
  const sections = decidedSections(bike, choice.size)
  const base = withOwnParts(choice, sections)
  const price = buildPrice(bike, base)?.total
  if (price === undefined || buildDays(bike, base) === null) return null
  const interplay = yield* sectionInterplay(bike, base, sections)
  const search: Search = {
    bike,
    base,
    sections,
    relevantSections: sections.map((_, index) =>
      interplay.flatMap((later, one) =>
        one < index && [...later].some((other) => other >= index) ? [one] : [],
      ),
    ),
    seen: new Map(),
    boundOf: weightBounds(withLightestStem(sections)),
    known: new Set(misfits(fitBuild(bike, base)).map(keyOf)),
    budget: budget - price,
    best: price <= budget ? { choice: base, price: 0, grams: 0 } : null,
    tried: 0,
  }
  yield* choose(search, [], { price: 0, grams: 0 })
  return search.best?.choice ?? null
}

/** A one-piece bar leaves out the stem, so that a bound has to count with none where there is such a bar. */
const withLightestStem = (sections: readonly PresetSection[]): readonly PresetSection[] =>
  sections.some(({ options }) => options.some(isOnePiece))
    ? sections.map((each) => {
        const own = each.options.find(({ part }) => part.sku === each.section.own)
        return each.section.key === 'stem' && own
          ? { ...each, options: [...each.options, { ...own, grams: -(own.part.grams ?? 0) }] }
          : each
      })
    : sections

const isOnePiece = ({ part }: PresetOption) => part.facts.hasStem === true

type Sum = { price: number; grams: number }

function* choose(
  search: Search,
  chosen: readonly PresetOption[],
  sum: Sum,
): Generator<undefined, void> {
  const next = search.sections[chosen.length]
  if (!next) {
    finish(search, chosen)
    return
  }
  const isStemless = next.section.key === 'stem' && chosen.some(isOnePiece)
  for (const option of next.options) {
    if (search.tried >= mostBuilds) return
    if (isStemless && option.part.sku !== next.section.own) continue
    const grams = isStemless ? -(option.part.grams ?? 0) : option.grams
    const added = { price: sum.price + option.price, grams: sum.grams + grams }
    if (!isPromising(search, chosen.length + 1, added)) continue
    search.tried += 1
    if (search.tried % 50 === 0) yield
    const now = [...chosen, option]
    if (fitsSoFar(search, now) && isUndominated(search, now, added))
      yield* choose(search, now, added)
  }
}

/** Whether the rest can still make a lighter build within the budget, or a cheaper one of the same weight. */
function isPromising({ boundOf, budget, best }: Search, index: number, sum: Sum): boolean {
  const rest = boundOf(index, budget - sum.price)
  if (rest === null) return false
  if (!best) return true
  const grams = Math.ceil(sum.grams + rest - 1e-6)
  if (grams !== best.grams) return grams < best.grams
  const cheaper = boundOf(index, best.price - 1 - sum.price)
  return cheaper !== null && Math.ceil(sum.grams + cheaper - 1e-6) <= best.grams
}

/** Whether nothing that is as cheap and as light has led here with the same parts that matter from here on. */
function isUndominated(
  { relevantSections, seen }: Search,
  chosen: readonly PresetOption[],
  sum: Sum,
): boolean {
  const matter = relevantSections[chosen.length]?.map((index) => chosen[index]?.part.sku) ?? []
  const key = [chosen.length, ...matter].join(' ')
  const before = seen.get(key) ?? []
  if (before.some(({ price, grams }) => price <= sum.price && grams <= sum.grams)) return false
  const still = before.filter(({ price, grams }) => price < sum.price || grams < sum.grams)
  seen.set(key, [...still, sum])
  return true
}

function finish(search: Search, chosen: readonly PresetOption[]): void {
  const { bike, base, budget } = search
  const choice = toChoice(search, chosen)
  const [price, grams] = [
    difference(buildPriceOf, search, choice),
    difference(buildGrams, search, choice),
  ]
  const { best } = search
  const isBetter = !best || grams < best.grams || (grams === best.grams && price < best.price)
  if (!isBetter || price > budget || buildDays(bike, choice) === null) return
  const isNew = (misfit: Misfit) => !search.known.has(keyOf(misfit))
  if (misfits(fitBuild(bike, choice)).some(isNew) || choice.size !== base.size) return
  search.best = { choice, price, grams }
}

const buildPriceOf = (bike: OfferedBike, choice: Choice) => buildPrice(bike, choice)?.total ?? null
const difference = (
  of: (bike: OfferedBike, choice: Choice) => number | null,
  { bike, base }: Search,
  choice: Choice,
) => (of(bike, choice) ?? 0) - (of(bike, base) ?? 0)

const toChoice = ({ bike, base, sections }: Search, chosen: readonly PresetOption[]): Choice =>
  chosen.reduce((choice, { part }, index) => {
    const section = sections[index]?.section
    return section && part.sku !== section.own
      ? withPart(bike, choice, section, { sku: part.sku, size: null })
      : choice
  }, base)

/** Facts that the frame states for want of a part: the verdict is open until the parts in these sections are chosen. */
const statedFirst: Partial<Record<MisfitCode, readonly string[]>> = {
  wheelSize: ['tyres'],
  frontAxle: ['fork'],
  barClamp: ['stem', 'handlebar'],
}

/** Whether the parts chosen so far fit each other and the bike, whatever the others will be. */
function fitsSoFar(search: Search, chosen: readonly PresetOption[]): boolean {
  const { bike, sections } = search
  const rest = sections.slice(chosen.length)
  const waiting = new Set(rest.map(({ section }) => section.key))
  const build = fitBuild(bike, toChoice(search, chosen))
  const parts = Object.entries(build.parts).filter(([key]) => !waiting.has(key))
  const canFollow = (sku: string) =>
    rest.some(({ options }) => options.some(({ part }) => part.sku === sku))
  const isOpen = ({ code, section, other }: Misfit) => {
    if (waiting.has(section) || waiting.has(other)) return true
    if (code === 'lacksPart' || code === 'lacksOther')
      return build.parts[section]?.facts.requires?.some(canFollow) ?? false
    return other === 'frame' && (statedFirst[code]?.some((key) => waiting.has(key)) ?? false)
  }
  const found = misfits({ ...build, parts: Object.fromEntries(parts) })
  return found.every((misfit) => search.known.has(keyOf(misfit)) || isOpen(misfit))
}

const keyOf = ({ code, section, other }: Misfit) => `${code} ${section} ${other}`
