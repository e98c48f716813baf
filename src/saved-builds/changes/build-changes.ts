import { bikeOffer, buildPrice, changedParts, colourOf } from '#/configurator/choice/built.ts'
import {
  type Choice,
  findPart,
  findSection,
  offerOf,
  partIn,
} from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import type { Locale } from '#/i18n/locale.ts'
import { type Money, money } from '#/money/money.ts'
import type { SavedBuild, SavedChoice } from '#/saved-builds/builds/saved-build.ts'

/** The reason that a chosen part is not on the bike any more. */
export type PartLoss = 'retired' | 'elsewhere' | 'misfit'

/** A difference from when a build was saved, in the reader's language. */
export type BuildChange =
  /** The bike is no longer sold, or not in this country. */
  | { kind: 'gone' | 'bike-elsewhere' }
  | { kind: PartLoss; section: string; was: string; now: string | null }
  | { kind: 'part-size'; part: string; was: string; now: string | null }
  | { kind: 'own-part'; section: string; was: string; now: string }
  | { kind: 'colour'; was: string; now: string }
  | { kind: 'size'; was: string }
  /** Parts, or the bike in its size, that can neither be sent nor ordered. */
  | { kind: 'sold-out'; names: readonly string[] }
  | { kind: 'dearer' | 'cheaper'; before: Money; now: Money; by: Money }
  /** Saved in another country: the prices cannot be compared. */
  | { kind: 'market'; before: Money; country: string }

/** A build as it is available today. */
export type BuildNow = { bike: OfferedBike; choice: Choice }

type Reader = {
  locale: Locale
  country: string
  /** The reason that a part is gone; `lossIn` in `build-today.server.ts` decides it. */
  lossOf: (section: string, sku: string) => PartLoss
}

/** Compares a saved build with what it is today; empty if it is the same at the same price. */
export const buildChanges = (saved: SavedBuild, now: BuildNow, reader: Reader): BuildChange[] => [
  ...frameChanges(saved, now, reader),
  ...saved.chosen.flatMap((part) => partChange(part, now, reader) ?? []),
  ...saved.own.flatMap((part) => ownChange(part, now, reader) ?? []),
  ...soldOut(saved, now, reader),
  ...priceChange(saved, now, reader),
]

function frameChanges(
  { colour, size }: SavedBuild,
  { bike, choice }: BuildNow,
  { locale }: Reader,
): BuildChange[] {
  const now = colourOf(bike, choice)
  return [
    ...(now && now.code !== colour.code
      ? [{ kind: 'colour' as const, was: colour.name[locale], now: now.name }]
      : []),
    ...(size !== null && choice.size !== size ? [{ kind: 'size' as const, was: size }] : []),
  ]
}

function partChange(
  saved: SavedChoice,
  { bike, choice }: BuildNow,
  { locale, lossOf }: Reader,
): BuildChange | null {
  const section = findSection(bike, saved.section)
  const now = section && partIn(section, choice)
  if (section && now?.sku === saved.sku) return sizeChange(saved, section, { bike, choice })
  return {
    kind: lossOf(saved.section, saved.sku),
    section: saved.sectionName[locale],
    was: saved.name[locale],
    now: now?.name ?? bike.fixed[saved.section]?.name ?? null,
  }
}

function sizeChange(
  { sku, size }: SavedChoice,
  section: OfferedSection,
  { bike, choice }: BuildNow,
): BuildChange | null {
  const part = findPart(section, sku)
  if (!part || size === null) return null
  const requested = { size: choice.parts[section.key]?.size ?? null, frameSize: choice.size }
  const offer = offerOf(bike, section, part, requested)
  if (offer.size?.code === size) return null
  return { kind: 'part-size', part: part.name, was: size, now: offer.size?.name ?? null }
}

/** The maker may fit another part to the bike as shown; a section that the shopper changed is another matter. */
function ownChange(
  { section: key, sectionName, sku, name }: SavedBuild['own'][number],
  { bike, choice }: BuildNow,
  { locale }: Reader,
): BuildChange | null {
  if (choice.parts[key]) return null
  const section = findSection(bike, key)
  const now = (section && findPart(section, section.own)) ?? bike.fixed[key]
  if (!now || now.sku === sku) return null
  return { kind: 'own-part', section: sectionName[locale], was: name[locale], now: now.name }
}

function soldOut(
  { bikeName }: SavedBuild,
  { bike, choice }: BuildNow,
  { locale }: Reader,
): BuildChange[] {
  const sizes = bike.offers.filter(
    ({ colour, size }) =>
      colour === choice.colour && (choice.size === null || size === choice.size),
  )
  const isBikeThere = sizes.some(({ days }) => days !== null)
  const names = [
    ...(isBikeThere ? [] : [[bikeName[locale], choice.size].filter(Boolean).join(', ')]),
    ...changedParts(bike, choice)
      .filter(({ offer }) => offer.days === null)
      .map(({ part }) => part.name),
  ]
  return names.length > 0 ? [{ kind: 'sold-out', names }] : []
}

function priceChange(
  { price: before, country }: SavedBuild,
  { bike, choice }: BuildNow,
  reader: Reader,
): BuildChange[] {
  if (!before) return []
  if (country !== reader.country || before.currency !== bike.currency)
    return [{ kind: 'market', before, country }]
  const total = bikeOffer(bike, choice) && buildPrice(bike, choice)?.total
  if (total === null || total === undefined || total === before.amount) return []
  const now = money(total, bike.currency)
  const by = money(Math.abs(total - before.amount), bike.currency)
  return [{ kind: total > before.amount ? 'dearer' : 'cheaper', before, now, by }]
}
