import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Offer, sendable } from '#/catalogue/model/offer.ts'
import { knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { type SentTo, soonestDispatch } from '#/catalogue/stock/offer-dispatch.ts'
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
    const to = { country: country.code, now: ctx.now }
    yield await inSlices(xmlSteps(to, site, entries, quotes))
  }
  yield feedFoot
}

/** Other requests get their turn between two products. */
function* xmlSteps(
  to: SentTo,
  site: Site,
  entries: readonly CatalogueEntry[],
  quotes: Map<string, Quote>,
): Steps<string> {
  const parts: string[] = []
  for (const entry of entries) {
    yield
    parts.push(entryXml(to, site, entry, quotes))
  }
  return parts.join('')
}

function entryXml(
  to: SentTo,
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
        ? [{ entry, offer, quote, image, ...dispatchFacts(entry, offer, to) }]
        : []
    })
    .map((item) => feedItemXml(site, item))
    .join('')
}

const feedImage = (picture: Parameters<typeof pictureUrl>[0]) => pictureUrl(picture, feedFrame)

function dispatchFacts(entry: CatalogueEntry, offer: Offer, to: SentTo) {
  return {
    isInStock: sendable(offer) > 0,
    dispatchDay: soonestDispatch([offer], entry, to),
  }
}
