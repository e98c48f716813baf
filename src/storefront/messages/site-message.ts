import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { siteIds } from '#/platform/config/sites.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

/** A one-line message above the header. */
export type SiteMessage = {
  id: number
  title: Localised
  body: Localised | null
  url: string | null
  urlLabel: Localised | null
  theme: 'plain' | 'offer' | 'warning'
  isDismissible: boolean
}

/** The visitors a message is for; an empty list means everyone. */
export type Audience = {
  sites: readonly string[]
  countries: readonly string[]
  from: Date | null
  to: Date | null
}

export type TargetedMessage = SiteMessage & Audience & { position: number }

type Reader = { site: string; country: string; now: Date }

/** Whether a visitor of this site and country should see the message now. */
export function isFor(
  { sites, countries, from, to }: Audience,
  { site, country, now }: Reader,
): boolean {
  const includesOrAll = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value)
  return (
    includesOrAll(sites, site) &&
    includesOrAll(countries, country) &&
    (from === null || from <= now) &&
    (to === null || now < to)
  )
}

const texts = inEveryLocale(v.string())
/** Fits on two lines on the narrowest phone. */
const line = v.pipe(v.string(), v.maxLength(72))
const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)

/** A retailer's messages file. */
export const siteMessagesFile = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.number(), v.integer(), v.minValue(1)),
      title: inEveryLocale(line),
      body: v.optional(texts),
      url: v.optional(v.string()),
      urlLabel: v.optional(texts),
      theme: v.picklist(['plain', 'offer', 'warning']),
      isDismissible: v.boolean(),
      sites: v.optional(v.array(v.picklist(siteIds)), []),
      countries: v.optional(v.array(v.string()), []),
      from: v.optional(timestamp),
      to: v.optional(timestamp),
    }),
  ),
  v.check(
    (messages) => new Set(messages.map(({ id }) => id)).size === messages.length,
    'two messages have the same id',
  ),
)
