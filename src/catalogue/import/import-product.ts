import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { type AccessoryKind, accessoryKinds } from '#/drawings/accessory/accessory-look.ts'
import { conditions } from '#/catalogue/model/attributes.ts'
import { country, day, leadTimeDays, path, slug, text } from './import-values.ts'

/** The kind of thing that a drawing shows. */
export const kind = v.picklist<readonly AccessoryKind[], string>(
  accessoryKinds,
  'is not a kind the shop can draw',
)

/** Details that customs and the law require of every product; stated once at the top and inherited. */
export const declared = {
  /** Code from `makers.json`. */
  maker: slug,
  /** Customs tariff number, six to ten digits, and the country it was made in. */
  hsCode: v.pipe(v.string(), v.regex(/^\d{6,10}$/, 'must be six to ten digits')),
  origin: country,
}

/** Optional fields of every product, which a file may state for all of its products. */
export const shared = {
  condition: v.exactOptional(v.picklist(conditions)),
  /** First day in the shop, for sorting by "newest". */
  released: v.exactOptional(day),
  leadTimeDays: v.exactOptional(leadTimeDays),
  /** Countries it may not be sent to, or the only ones it may. */
  notSoldTo: v.exactOptional(v.array(country)),
  soldOnlyTo: v.exactOptional(v.array(country)),
  /** Warnings that the law requires on the page, one sentence each. */
  warnings: v.exactOptional(v.array(text)),
  /** Other words a shopper may type for it. */
  keywords: v.exactOptional(inEveryLocale(v.optional(v.array(v.string()), []))),
  /** Products that go with it, by SKU. */
  goesWith: v.exactOptional(v.array(v.string())),
  isDiscontinued: v.exactOptional(v.boolean()),
}

/**
 * Facts that buyers of a connected product must know before they order (Regulation (EU) 2023/2854, Article 3 (2) and (3)).
 * Each is a sentence.
 */
const connectedData = v.strictObject({
  /** The kinds of data that it and its app collect. */
  collected: text,
  /** Their format and amount, and whether they come continuously. */
  amount: text,
  /** The place where they are stored, and for how long. */
  stored: text,
  /** The company that receives them, and its purpose; or that nobody does. */
  holder: text,
  /** The ways to read, pass on and erase them. */
  access: text,
})
export type ConnectedData = v.InferOutput<typeof connectedData>

/** Optional fields of every product. */
export const optional = {
  ...shared,
  connectedData: v.exactOptional(connectedData),
  /** A smaller number comes first in listings; defaults to the order of the file. */
  position: v.exactOptional(v.pipe(v.number(), v.integer())),
}

export const categoryPaths = v.pipe(
  v.array(path),
  v.nonEmpty('must name at least one category, such as "bikes/road"'),
)

/** The battery of a bike, a light or a computer (required by Regulation (EU) 2023/1542 and by carriers). */
export const battery = v.strictObject({
  wattHours: v.pipe(v.number(), v.gtValue(0)),
  chemistry: v.picklist(['li-ion', 'lifepo4', 'nimh', 'alkaline', 'lithium-metal']),
  isRemovable: v.optional(v.boolean(), true),
  /** The location and format of the battery's serial number. */
  serialScheme: v.exactOptional(text),
  /** The battery passport, whose address is in the QR code on the battery (Regulation (EU) 2023/1542, Article 77). */
  passportUrl: v.exactOptional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
})
