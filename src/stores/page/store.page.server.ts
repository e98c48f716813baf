import { addDays } from '#/catalogue/calendar/day.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { keepUnits } from '#/i18n/numbers/keep-units.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { type LoadedPage, type PageRequest, redirectToMeaning } from '#/platform/api/page.ts'
import { chooseStore } from '#/stores/chosen/chosen-store.server.ts'
import { type DayHours, listDays, type Span } from '#/stores/hours/opening-hours.ts'
import { spanInWords } from '#/stores/hours/time-in-words.ts'
import { listAllStores, loadStore } from '#/stores/stores.server.ts'
import { type Store, storePath, type StoreService } from '#/stores/store.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { storeScenes, type StoreScenes } from './store-scenes.ts'
import { storeStructuredData } from './store-structured-data.server.ts'
import type { HoursRow, StoreTeaser } from './store-view.ts'
import { teaserOf, weekdayName } from './store-view.server.ts'

export type StoreData = {
  store: StoreTeaser
  country: string
  lead: string
  directions: string
  phone: string
  email: string
  latitude: number
  longitude: number
  services: readonly StoreService[]
  week: HoursRow[]
  /** The days soon on which the hours differ. */
  special: HoursRow[]
  scenes: StoreScenes
  picture: string
  /** All stores of the country, for the map. */
  nearby: StoreTeaser[]
  /** Whether visitors of the same country can collect here, and so choose it as their store. */
  canCollect: boolean
  /** Right after the visitor chose it. */
  isJustChosen: boolean
  structuredData: string
}

/** The number of days ahead for which the page announces different hours. */
const daysAnnounced = 60

export async function loadStorePage(
  ctx: Ctx,
  request: PageRequest,
): Promise<LoadedPage<StoreData>> {
  const store = await loadStore(ctx, request.params['code'] ?? '')
  const isJustChosen = request.query.get('chosen') === 'yes'
  redirectToMeaning(request, isJustChosen ? 'chosen=yes' : '')
  const { locale } = ctx.visitor
  const { phone, email, latitude, longitude, services, country } = store
  const days = listDays(store.hours, ctx.now, daysAnnounced)
  const special = days.filter(({ reason }) => reason !== null)
  const stores = await listAllStores(ctx)
  const data: StoreData = {
    store: teaserOf(ctx, store),
    country,
    lead: keepUnits(store.lead[locale]),
    directions: keepUnits(store.directions[locale]),
    phone,
    email,
    latitude,
    longitude,
    services,
    week: weekRows(ctx, store, days[0]),
    special: special.map((day) => ({
      name: `${dayInWords(day.day, locale)}, ${reasonOf(ctx, day)}`,
      hours: hoursInWords(ctx, day.spans),
      isToday: day === days[0],
    })),
    scenes: storeScenes(store.scene),
    picture: store.picture[locale],
    nearby: stores.filter((each) => each.country === country).map((each) => teaserOf(ctx, each)),
    canCollect: country === ctx.visitor.country.code && services.includes('collection'),
    isJustChosen,
    structuredData: storeStructuredData(ctx, store, special),
  }
  return { data }
}

/** Chooses this store as the visitor's own, or forgets it. */
export const sendChosenStore: Action = async (ctx, { form, params }) => {
  const path = storePath(await loadStore(ctx, params['code'] ?? ''))
  return chooseStore(ctx, form, (chosen) => (chosen ? `${path}?chosen=yes` : path))
}

const hoursInWords = ({ visitor }: Ctx, spans: readonly Span[]) =>
  spans.map((span) => spanInWords(span, visitor.locale))

/** A Monday, from which the names of the week are counted. */
const someMonday = '2026-01-05'

function weekRows(ctx: Ctx, { hours }: Store, today: DayHours | undefined): HoursRow[] {
  const todaysName = today && weekdayName(today.day, ctx.visitor.locale)
  return hours.week.map((spans, index) => {
    const name = weekdayName(addDays(someMonday, index), ctx.visitor.locale)
    return { name, hours: hoursInWords(ctx, spans), isToday: name === todaysName }
  })
}

function reasonOf({ visitor: { locale } }: Ctx, { reason }: DayHours): string {
  if (reason === null) return ''
  return 'note' in reason
    ? reason.note[locale]
    : translatorFor(locale)(`stores.holidays.${reason.holiday}`)
}
