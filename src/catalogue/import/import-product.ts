import * as v from 'valibot'
import { conditions } from '#/catalogue/model/attributes.ts'
import { country, day, leadTimeDays, path, slug, text } from './import-values.ts'

/** What the customs and the law want to know of anything sold; stated once at the top and inherited. */
export const declared = {
  /** Code from `makers.json`. */
  maker: slug,
  /** Customs tariff number, six to ten digits, and the country it was made in. */
  hsCode: v.pipe(v.string(), v.regex(/^\d{6,10}$/, 'must be six to ten digits')),
  origin: country,
}

/** What any product may say and none must. */
export const optional = {
  condition: v.exactOptional(v.picklist(conditions)),
  /** First day in the shop: sorts "newest". */
  released: v.exactOptional(day),
  leadTimeDays: v.exactOptional(leadTimeDays),
  /** Countries it may not be sent to, or the only ones it may. */
  notSoldTo: v.exactOptional(v.array(country)),
  soldOnlyTo: v.exactOptional(v.array(country)),
  /** Warnings the law wants on the page, one sentence each. */
  warnings: v.exactOptional(v.array(text)),
  /** Other words a shopper may type for it. */
  keywords: v.exactOptional(
    v.strictObject({
      en: v.optional(v.array(v.string()), []),
      de: v.optional(v.array(v.string()), []),
    }),
  ),
  /** Products that go with it, by SKU. */
  goesWith: v.exactOptional(v.array(v.string())),
  /** A smaller number comes first in listings; left out, the order of the file counts. */
  position: v.exactOptional(v.pipe(v.number(), v.integer())),
  isDiscontinued: v.exactOptional(v.boolean()),
}

export const categoryPaths = v.pipe(
  v.array(path),
  v.nonEmpty('must name at least one category, such as "bikes/road"'),
)

/** A pack of cells, on a bike, a light or a computer (Regulation (EU) 2023/1542 and the carriers). */
export const battery = v.strictObject({
  wattHours: v.pipe(v.number(), v.gtValue(0)),
  chemistry: v.picklist(['li-ion', 'lifepo4', 'nimh', 'alkaline', 'lithium-metal']),
  isRemovable: v.optional(v.boolean(), true),
  /** Where the pack's serial number is and how it reads. */
  serialScheme: v.exactOptional(v.string()),
})
