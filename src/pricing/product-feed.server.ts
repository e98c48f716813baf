import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { dispatchDate } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type Offer } from '#/catalogue/model/offer.ts'
import { knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import type { Country } from '#/country/country.ts'
import { feedFrame } from '#/images/names/page-frame.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import type { Site } from '#/platform/config/sites.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import type { Ctx } from '#/visitor/context.ts'
import { feedFoot, feedHead, feedItemXml, type FeedItem } from './product-feed.ts'
import type { Quote } from './quote.ts'
import { quoteOffers } from './quote-offers.server.ts'

type FeedMarket = { site: Site; country: Country }

/** Products per batch: few enough to hold in memory, enough to keep database queries few. */
const batchSize = 500

/** Streams everything sold in a country, for price comparison and shopping ads. */
export async function* productFeed(ctx: Ctx, market: FeedMarket): AsyncGenerator<string> {
  const { site, country } = market
  yield feedHead(site)
  const sold = (await knownEntries(ctx.db, ctx.liveCache)).filter(
    (entry) => entry.kind !== 'parent-bike' && isSoldIn(entry, country.code),
  )
  for (let start = 0; start < sold.length; start += batchSize) {
    const entries = sold.slice(start, start + batchSize)
    const quotes = await quoteOffers(
      ctx,
      entries.flatMap(({ offers }) => offers),
      market,
    )
    yield await inSlices(xmlSteps(ctx, site, entries, quotes))
  }
  yield feedFoot
}

/** Other requests get their turn between two products. */
function* xmlSteps(
  ctx: Pick<Ctx, 'now'>,
  site: Site,
  entries: readonly CatalogueEntry[],
  quotes: Map<string, Quote>,
): Steps<string> {
  const parts: string[] = []
  for (const entry of entries) {
    yield
    parts.push(entryXml(ctx, site, entry, quotes))
  }
  return parts.join('')
}

function entryXml(
  { now }: Pick<Ctx, 'now'>,
  site: Site,
  entry: CatalogueEntry,
  quotes: Map<string, Quote>,
): string {
  const images = new Map(
    entryPictures(entry).map(({ colour, picture }) => [colour, feedImage(picture)]),
  )
  return entry.offers
    .flatMap((offer): FeedItem[] => {
      const quote = quotes.get(offer.sku)
      const image = images.get(offer.colour) ?? [...images.values()][0]
      return quote && image
        ? [{ entry, offer, quote, image, ...dispatchFacts(entry, offer, now) }]
        : []
    })
    .map((item) => feedItemXml(site, item))
    .join('')
}

const feedImage = (picture: Parameters<typeof pictureUrl>[0]) => pictureUrl(picture, feedFrame)

function dispatchFacts(entry: CatalogueEntry, offer: Offer, now: Date) {
  const availability = availabilityOf(offer)
  const workshop = { now, calendar: entry.workshop.calendar }
  return {
    isInStock: availability.isInStock,
    dispatchDay: dispatchDate(availability, workshop, entry),
  }
}
