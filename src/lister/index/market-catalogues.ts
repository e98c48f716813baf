import { dayOf } from '#/catalogue/calendar/bank-holidays.ts'
import type { Country } from '#/country/country.ts'
import type { PriceBook, PriceRule } from '#/pricing/price-rule.ts'
import type { PriorPrices, QuotedOffers } from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import { createMarketCatalogue, type MarketCatalogue } from './market-catalogue.ts'

export type MarketKey = { site: string; country: Country; book: PriceBook; now: Date }
export type MarketCatalogues = {
  index: ListerIndex
  priors: ReadonlyMap<string, PriorPrices>
  catalogueFor(wish: MarketKey): MarketCatalogue
  /** What has been quoted for each of them. */
  quoted: ReadonlyMap<string, Made>
}

type Made = { day: string; rule: PriceRule; quoted: QuotedOffers }
type Held = Made & { shelf: MarketCatalogue }

/** One shelf per site and country, made when first asked for, and anew with the day or the price rule. */
export function createMarketCatalogues(
  index: ListerIndex,
  priors: ReadonlyMap<string, PriorPrices>,
  before?: MarketCatalogues['quoted'],
): MarketCatalogues {
  const held = new Map<string, Held>()
  return {
    index,
    priors,
    quoted: held,
    catalogueFor({ site, country, book, now }) {
      const [key, day, rule] = [`${site} ${country.code}`, dayOf(now), book.ruleFor(country)]
      const known = held.get(key)
      if (known?.day === day && known.rule === rule) return known.shelf
      const made = before?.get(key)
      const quoted = made?.day === day && made.rule === rule ? made.quoted : new Map()
      const own = priors.get(site) ?? new Map()
      const shelf = createMarketCatalogue(index, { priors: own, book, country, now, quoted })
      held.set(key, { day, rule, quoted, shelf })
      return shelf
    },
  }
}
