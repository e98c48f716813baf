import { shopDay } from '#/catalogue/calendar/shop-day.ts'
import type { Country } from '#/country/country.ts'
import type { PriceBook, PriceRule } from '#/pricing/price-rule.ts'
import type { PriorPrices } from '#/catalogue/prices/price-history.ts'
import type { QuotedOffers } from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import { createMarketCatalogue, type MarketCatalogue } from './market-catalogue.ts'

export type MarketKey = { site: string; country: Country; book: PriceBook; now: Date }
export type MarketCatalogues = {
  index: ListerIndex
  priors: ReadonlyMap<string, PriorPrices>
  catalogueFor(key: MarketKey): MarketCatalogue
  /** The quotes of each market, for the next version of the index. */
  quoted: ReadonlyMap<string, MarketQuotes>
}

type MarketQuotes = { day: string; rule: PriceRule; quoted: QuotedOffers }
type CachedMarket = MarketQuotes & { catalogue: MarketCatalogue }

/** One catalogue per site and country, made on first use and again when the day or the price rule changes. */
export function createMarketCatalogues(
  index: ListerIndex,
  priors: ReadonlyMap<string, PriorPrices>,
  before?: MarketCatalogues['quoted'],
): MarketCatalogues {
  const markets = new Map<string, CachedMarket>()
  return {
    index,
    priors,
    quoted: markets,
    catalogueFor({ site, country, book, now }) {
      const [key, day, rule] = [`${site} ${country.code}`, shopDay(now), book.ruleFor(country)]
      const known = markets.get(key)
      if (known?.day === day && known.rule === rule) return known.catalogue
      const previous = before?.get(key)
      const quoted = previous?.day === day && previous.rule === rule ? previous.quoted : new Map()
      const own = priors.get(site) ?? new Map()
      const catalogue = createMarketCatalogue(index, { priors: own, book, country, now, quoted })
      markets.set(key, { day, rule, quoted, catalogue })
      return catalogue
    },
  }
}
