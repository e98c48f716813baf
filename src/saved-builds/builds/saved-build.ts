import * as v from 'valibot'
import { localisedText } from '#/i18n/localised-text.ts'
import { sizeName } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import { dayMs, hourMs } from '#/platform/config/durations.ts'
import type { BuildCode } from './build-code.ts'
import { guestDays } from './saved-build-limits.ts'

/** A part with the names that it had when the build was saved: it may be retired since. */
const savedPart = v.object({
  section: v.string(),
  sectionName: localisedText,
  sku: v.string(),
  name: localisedText,
})
export type SavedPart = v.InferOutput<typeof savedPart>

const chosenPart = v.object({
  ...savedPart.entries,
  /** Set only where it differs from the size that suits the frame, as in the configurator's URL. */
  size: v.nullable(v.string()),
})
export type SavedChoice = v.InferOutput<typeof chosenPart>

/** A build as it was saved: the choice, and the names of everything in it. */
export const snapshotSchema = v.object({
  bikeName: localisedText,
  colour: v.object({ code: v.string(), name: localisedText }),
  /** Null for a build without a size yet. */
  size: v.nullable(v.string()),
  chosen: v.pipe(v.array(chosenPart), v.readonly()),
  /** The bike's own parts in the other sections. */
  own: v.pipe(v.array(savedPart), v.readonly()),
})
export type BuildSnapshot = v.InferOutput<typeof snapshotSchema>

export type SavedBuild = BuildSnapshot & {
  id: number
  code: BuildCode
  /** Null for a guest's build. */
  customerId: number | null
  /** A hash of the key in the cookie of the browser that saved it for a guest. */
  guestHash: string | null
  productId: number
  /** Equal builds of one bike have equal fingerprints. */
  fingerprint: string
  /** Given by the shopper and shown only to them and to staff. */
  name: string | null
  site: string
  locale: Locale
  country: string
  /** The price when it was saved; null if it could not be bought then. */
  price: Money | null
  createdAt: Date
  openedAt: Date
  /** When a guest's build is deleted; null for a customer's. */
  deleteAt: Date | null
}

/** The owner of builds: a customer, or the key in a guest's cookie. Nobody else may change them. */
export type BuildOwner = { customerId: number } | { guestHash: string }

/** A customer's builds are kept until they or the account are deleted. */
export const deleteAtOf = (customerId: number | null, openedAt: Date): Date | null =>
  customerId === null ? new Date(openedAt.getTime() + guestDays * dayMs) : null

/** For this long a deleted build can be restored. */
export const undoMs = hourMs

export type SavedBuildRefusal = 'build-not-found' | 'build-not-offered' | 'builds-full'

/** The choice that was saved, as the configurator's URL describes it. */
export function savedQuery({ colour, size, chosen }: BuildSnapshot): URLSearchParams {
  const query = new URLSearchParams({ colour: colour.code })
  if (size !== null) query.set('size', size)
  for (const part of chosen) {
    query.set(part.section, part.sku)
    if (part.size !== null) query.set(sizeName(part.section), part.size)
  }
  return query
}

/** Everything that makes a build the same one, in one spelling. */
export const identityOf = (productId: number, { colour, size, parts }: Choice): string =>
  JSON.stringify([
    productId,
    colour,
    size,
    Object.entries(parts)
      .map(([section, part]) => [section, part.sku, part.size])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b), 'en')),
  ])
