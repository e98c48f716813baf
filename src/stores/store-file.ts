import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { landscapes, roads, times, weathers } from '#/drawings/scenery/scene-look.ts'
import { holidayCodes, holidayRegions } from './hours/public-holidays.ts'
import { storeServices } from './store.ts'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(600))
const inBothLanguages = inEveryLocale(line)
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(48))
/** The code is the store's path, and these pages have the path of a store. */
const code = v.pipe(
  slug,
  v.check((text) => text !== 'collection-screen', 'is the path of the collection screen'),
  v.check((text) => text !== 'stock', 'is the path of the stock in all stores'),
)

/** `10:00-18:00`, on the clock of the store. */
const span = v.pipe(
  v.string(),
  v.regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/,
    'must be hours such as 10:00-18:00',
  ),
  v.transform((text) => ({ from: text.slice(0, 5), to: text.slice(6) })),
  v.check(({ from, to }) => from < to, 'must end after it begins'),
)
const spans = v.pipe(
  v.array(span),
  v.check(
    (each) => each.every(({ from }, index) => index === 0 || (each[index - 1]?.to ?? '') <= from),
    'must be in order and must not overlap',
  ),
)

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const hours = v.pipe(
  v.strictObject({
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Europe/London')),
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    sunday: spans,
    holidays: v.strictObject({
      region: v.picklist(holidayRegions),
      spans,
      closedOn: v.optional(v.array(v.picklist(holidayCodes)), []),
    }),
    exceptions: v.optional(
      v.array(
        v.strictObject({
          day: v.pipe(v.string(), v.regex(/^(?:\d{4}-)?\d\d-\d\d$/, 'must be a day such as 12-24')),
          spans,
          note: inBothLanguages,
        }),
      ),
      [],
    ),
  }),
  v.transform(({ monday, tuesday, wednesday, thursday, friday, saturday, sunday, ...rest }) => ({
    ...rest,
    week: [monday, tuesday, wednesday, thursday, friday, saturday, sunday],
  })),
)

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

/** The stores in a retailer's file. */
export const storesFile = v.array(
  v.strictObject({
    code,
    street: line,
    postcode: line,
    city: inBothLanguages,
    latitude: degrees(90),
    longitude: degrees(180),
    phone: line,
    email: v.pipe(v.string(), v.email()),
    hours,
    services: v.array(v.picklist(storeServices)),
    lead: inBothLanguages,
    directions: inBothLanguages,
    scene: v.strictObject({
      place: v.picklist(landscapes),
      time: v.picklist(times),
      weather: v.picklist(weathers),
      seed: slug,
      road: v.exactOptional(v.picklist(roads)),
      rider: v.exactOptional(v.boolean()),
    }),
    picture: inBothLanguages,
  }),
)
