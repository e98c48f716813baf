import { addDays } from '#/catalogue/calendar/day.ts'
import type { Locale } from '#/i18n/locale.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { instantAt, localTime } from '#/stores/hours/local-time.ts'
import { openPeriods, type OpeningHours } from '#/stores/hours/opening-hours.ts'
import { type Store, storePath } from '#/stores/store.ts'
import { storeAddress } from '#/stores/store-address.ts'
import type { Ctx } from '#/visitor/context.ts'
import { maps } from './map-dots.ts'
import { mapPosition } from './map-position.ts'
import type { Opening, StoreTeaser } from './store-view.ts'

/** The periods of the next week are enough for the sentence, unless the store is closed for longer. */
const periodsShown = 10

export function openingOf(ctx: Ctx, hours: OpeningHours): Opening {
  const { timeZone } = hours
  const { now, visitor } = ctx
  const today = localTime(now, timeZone).day
  const midnight = instantAt(addDays(today, 1), '00:00', timeZone)
  limitCacheLifetime(ctx, [midnight])
  const nearest = addDays(today, 7)
  const periods = openPeriods(hours, now).slice(0, periodsShown)
  return {
    timeZone,
    now: now.getTime(),
    periods: periods.map((period) => ({
      ...period,
      dayName:
        period.day < nearest
          ? weekdayName(period.day, visitor.locale)
          : dayInWords(period.day, visitor.locale),
    })),
  }
}

const weekdays: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' }),
}

export const weekdayName = (day: string, locale: Locale): string =>
  weekdays[locale].format(new Date(day))

export function teaserOf(ctx: Ctx, store: Store): StoreTeaser {
  const { locale } = ctx.visitor
  const map = maps[store.country]
  return {
    code: store.code,
    to: storePath(store),
    name: store.name[locale],
    address: storeAddress(store, locale),
    opening: openingOf(ctx, store.hours),
    point: map ? mapPosition(map, store) : null,
  }
}
