import * as v from 'valibot'
import { isDayOfCalendar } from '#/catalogue/calendar/day.ts'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { inEveryLanguage, type Localised } from '#/catalogue/model/localised.ts'

/** Schemas of single values. They accept what people type and return exact values. */

/** A segment of a URL: `fell-sl-105`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'),
  v.maxLength(80, 'must have at most 80 characters'),
)

/** Slugs from the top of the tree down: `bikes/road/endurance`. */
export const path = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
    'must be slugs joined by slashes, without one at either end',
  ),
  v.maxLength(240, 'must have at most 240 characters'),
)

export const sku = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z0-9]+([-.][A-Z0-9]+)*$/,
    'must be capital letters and digits, joined by hyphens or points',
  ),
  v.maxLength(64, 'must have at most 64 characters'),
)

/** Text for shoppers. A name that is the same in every language may be typed once. */
export const text = v.union(
  [
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('must not be empty'),
      v.transform((same): Localised => inEveryLanguage(same)),
    ),
    inEveryLocale(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))),
  ],
  'must be text, or one text for "en" and one for "de"',
)

/** The quantity in a package, such as "250 ml", from which the price of a litre, kilogram or metre is worked out. */
export const contents = v.pipe(
  v.string(),
  v.regex(/^\d+(?:\.\d+)? (?:ml|l|g|kg|cm|m)$/, 'must be a quantity such as "250 ml"'),
)

const typedAmount = (form: RegExp) =>
  v.pipe(
    v.union([v.string(), v.number()], 'must be an amount such as 2499 or "2499.00"'),
    v.transform(String),
    v.regex(form, 'must be an amount such as 2499 or "2499.00"'),
  )

/** The price of what is given away: 0 is more often a slip or an empty field of another program. */
export const freeOfCharge = 'free'

const refuseZero = v.check(
  (typed: string) => !/^0+(\.0+)?$/.test(typed),
  `is 0: write "${freeOfCharge}" if it is given away`,
)

/** In major units, as it was typed: how many decimals there are depends on the currency. */
export const amount = v.pipe(typedAmount(/^(free|\d{1,9}(\.\d{1,2})?)$/), refuseZero)

/** Pounds as people write them (`2499`, `"2499.00"`, `"free"`), converted to pence. */
export const pounds = v.pipe(
  typedAmount(/^(free|\d{1,6}(\.\d{1,2})?)$/),
  refuseZero,
  v.transform((typed) => toMinorUnits(typed, 2)),
)

/** The price of a part, where 0 is as usual as any other: the part that a bike comes with anyway. */
export const partPounds = v.pipe(
  typedAmount(/^(free|\d{1,6}(\.\d{1,2})?)$/),
  v.transform((typed) => toMinorUnits(typed, 2)),
)

/** Moves the decimal point in the text, because 19.99 × 100 is not 1999 in floating point. */
export function toMinorUnits(typed: string, digits: number): number {
  if (typed === freeOfCharge) return 0
  const [whole = '0', fraction = ''] = typed.split('.')
  return Number(whole + fraction.padEnd(digits, '0'))
}

/** A day of the calendar: the 31st of November is none. */
export const day = v.pipe(
  v.string(),
  v.check(
    (typed) => /^\d{4}-\d\d-\d\d$/.test(typed) && isDayOfCalendar(typed),
    'must be a date such as 2026-10-01',
  ),
)

/** Kilograms in the file, converted to grams. */
export const kilograms = v.pipe(
  v.number('must be a weight in kilograms such as 8.9'),
  v.gtValue(0, 'must be above 0'),
  v.maxValue(100, 'must be a weight in kilograms, at most 100'),
  v.transform((weight) => Math.round(weight * 1000)),
)

export const hex = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1f4e79, in lower case'),
  v.transform((colour): `#${string}` => `#${colour.slice(1)}`),
)

export const country = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}$/, 'must be a country code in lower case, such as "de"'),
)

/** Working days until it can be sent when out of stock; null when it cannot be ordered any more. */
export const leadTimeDays = v.nullable(
  v.pipe(v.number(), v.integer('must be whole working days'), v.minValue(0), v.maxValue(250)),
)

export const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0))

/** A whole number, which is a string in a CSV file. */
export const counted = v.union(
  [count, v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
  'must be a whole number',
)

/** A reduced price. Without `from` it starts at once, without `to` it has no end. */
export const special = v.strictObject({
  price: pounds,
  from: v.exactOptional(day),
  to: v.exactOptional(day),
})

type Optional<Entries extends v.ObjectEntries> = {
  [Key in keyof Entries]: Entries[Key] extends v.GenericSchema
    ? v.ExactOptionalSchema<Entries[Key], undefined>
    : never
}

/** Makes every entry optional. */
export const anyOf = <const Entries extends Record<string, v.GenericSchema>>(entries: Entries) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every entry is wrapped here
  Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => [key, v.exactOptional(schema)]),
  ) as Optional<Entries>
