import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { lightRuleIn } from '#/catalogue/model/light-rules.ts'
import { type Offer, sendable } from '#/catalogue/model/offer.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { type FittedBike, fits, hasRoomForGuards } from '#/product/review/fitted-bike.ts'

export const additionKinds = [
  'pedals',
  'mudguards',
  'lights',
  'bottles',
  'power',
  'repair',
  'lock',
  'luggage',
  'helmet',
] as const
export type AdditionKind = (typeof additionKinds)[number]

type Rule = {
  /** The categories that items come from, and how many of each. */
  categories: Readonly<Record<string, number>>
  /** Whether this bike lacks it. */
  isUseful: (bike: FittedBike) => boolean
  /** Only items whose facts say that they fit this bike. */
  mustFit?: true
  /** One is enough for a bike. */
  isOneEnough?: true
  /** It comes in the rider's size, which only they know. */
  isWorn?: true
  sectionId?: number
}

const lacks = (section: string) => (bike: FittedBike) => !bike.fitted.has(section)
const isTownBike = ({ discipline }: FittedBike) => discipline === 'commute'

/** In a mechanic's order: what the bike cannot be ridden without comes first. */
const rules: Record<AdditionKind, Rule> = {
  pedals: {
    categories: { pedals: 3 },
    isUseful: lacks('pedals'),
    mustFit: true,
    isOneEnough: true,
    sectionId: sectionIds.pedals,
  },
  mudguards: {
    categories: { mudguards: 2 },
    isUseful: (bike) => lacks('mudguards')(bike) && hasRoomForGuards(bike),
    mustFit: true,
    isOneEnough: true,
  },
  lights: { categories: { 'front-lights': 2, 'rear-lights': 1 }, isUseful: lacks('lights') },
  bottles: {
    categories: { bottles: 2, 'bottle-cages': 1 },
    isUseful: lacks('bottleCages'),
  },
  power: {
    categories: { 'e-bike-power': 1 },
    isUseful: (bike) => bike.isElectric && lacks('rangeExtender')(bike),
    mustFit: true,
    isOneEnough: true,
  },
  repair: {
    categories: { tools: 1, pumps: 1, care: 1 },
    isUseful: () => true,
  },
  lock: {
    categories: { locks: 2 },
    isUseful: (bike) => lacks('lock')(bike) && (isTownBike(bike) || bike.isElectric),
    mustFit: true,
    isOneEnough: true,
  },
  luggage: {
    categories: { racks: 1, panniers: 1 },
    isUseful: (bike) => bike.mounts.includes('rack') && lacks('rack')(bike),
    isOneEnough: true,
  },
  helmet: { categories: { helmets: 2 }, isUseful: () => true, mustFit: true, isWorn: true },
}

export type Addition = {
  entry: CatalogueEntry
  /** The variant that one tap adds. */
  offer: Offer
  /** The cart line that already has the product. */
  held: HeldLine | null
  needsSize: boolean
}
export type HeldLine = { uid: string; quantity: number }
/** The sentence at `review.reasons` that says why a kind of addition fits the bike, and the width of its tyres. */
export type AdditionReason = { key: AdditionKind | 'lightsApproved'; tyre: number }
export type AdditionGroup = {
  kind: AdditionKind
  sectionId: number | null
  reason: AdditionReason
  items: Addition[]
}

export type AdditionsShop = {
  /** Accessories sold to the country, in the shop's order, by category. */
  productsIn: (filterCategory: string) => readonly CatalogueEntry[]
  country: string
  /** Cart lines by product id. */
  held: ReadonlyMap<number, HeldLine & { sku: string }>
}

/** More would be a catalogue rather than advice. */
const mostGroups = 6

/** Items that this bike lacks and that fit it: in stock, a few of each kind, best first. */
export function additionsFor(bike: FittedBike, shop: AdditionsShop): AdditionGroup[] {
  return additionKinds
    .filter((kind) => rules[kind].isUseful(bike))
    .map((kind) => groupOf(kind, bike, shop))
    .filter(({ items }) => items.length > 0)
    .slice(0, mostGroups)
}

function groupOf(kind: AdditionKind, bike: FittedBike, shop: AdditionsShop): AdditionGroup {
  const rule = rules[kind]
  const items = Object.entries(rule.categories).flatMap(([category, most]) =>
    shop
      .productsIn(category)
      .flatMap((entry) => additionOf(kind, entry, bike, shop) ?? [])
      .toSorted((a, b) => rankOf(a.entry, bike) - rankOf(b.entry, bike))
      .slice(0, most),
  )
  return {
    kind,
    sectionId: rule.sectionId ?? null,
    reason: reasonFor(kind, bike, shop),
    items: isMetElsewhere(rule, items, shop) ? [] : items,
  }
}

/** The reason for a group: where lights need an approval, it says that all that are suggested have one. */
const reasonFor = (
  kind: AdditionKind,
  { tyreWidth }: FittedBike,
  { country }: AdditionsShop,
): AdditionReason => ({
  key: kind === 'lights' && lightRuleIn(country) !== null ? 'lightsApproved' : kind,
  tyre: tyreWidth ?? 0,
})

/** The shopper has already found one elsewhere and needs no other. */
function isMetElsewhere(rule: Rule, items: readonly Addition[], shop: AdditionsShop): boolean {
  if (!rule.isOneEnough || items.some((item) => item.held !== null)) return false
  return Object.keys(rule.categories).some((category) =>
    shop.productsIn(category).some(({ id }) => shop.held.has(id)),
  )
}

function additionOf(
  kind: AdditionKind,
  entry: CatalogueEntry,
  bike: FittedBike,
  { country, held }: AdditionsShop,
): Addition | null {
  const { mustFit, isWorn } = rules[kind]
  const line = held.get(entry.id)
  if (mustFit && !entry.facts) return null
  const approval = kind === 'lights' ? lightRuleIn(country) : null
  if (approval && !entry.facts?.approvals?.includes(approval)) return null
  const fitting = entry.offers.filter((offer) => fits(factsOf(entry, offer), bike))
  const offer =
    fitting.find(({ sku }) => sku === line?.sku) ?? fitting.find((each) => sendable(each) > 0)
  if (!offer) return null
  return {
    entry,
    offer,
    held: line ? { uid: line.uid, quantity: line.quantity } : null,
    needsSize: isWorn === true && entry.sizes.length > 1,
  }
}

/** A size may have facts of its own. */
const factsOf = (entry: CatalogueEntry, { size }: Offer) => ({
  ...entry.facts,
  ...entry.sizes.find(({ code }) => code === size)?.facts,
})

/** Items that the retailer chose for this bike come first, then those made for its kind. */
function rankOf({ sku, facts }: CatalogueEntry, { goesWith }: FittedBike): number {
  const chosen = goesWith.indexOf(sku)
  if (chosen >= 0) return chosen
  return goesWith.length + (facts?.forDisciplines ? 0 : 1)
}
