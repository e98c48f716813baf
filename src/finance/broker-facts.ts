import type { PlaceholderValues } from '#/content/placeholders.ts'
import { retailerFacts } from '#/content/retailer-facts.ts'
import type { Locale } from '#/i18n/locale.ts'
import { creditBrokerOf } from '#/platform/config/seller.ts'
import { sites } from '#/platform/config/sites.ts'

/**
 * The facts about the company that brokers credit and about its lender, which the notice names as
 * `{{credit.lender}}`. They are the same on every site, because only one company is authorised.
 */
export function brokerFacts(locale: Locale): PlaceholderValues {
  const broker = sites.find(({ id }) => creditBrokerOf(id) !== null)
  return broker ? retailerFacts(broker, locale) : {}
}
