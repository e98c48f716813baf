import {
  type CreditBroker,
  creditBrokerOf,
  type Seller,
  sellerAddress,
  sellerOf,
} from '#/platform/config/seller.ts'
import { type Site, sites } from '#/platform/config/sites.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { PlaceholderValues } from './placeholders.ts'

/** The facts about the retailer of a site that texts may contain as `{{seller.company}}`. */
export const retailerFacts = (site: Site, locale: Locale): PlaceholderValues => ({
  ...sellerFacts(sellerOf(site.id), locale),
  ...creditFacts(creditBrokerOf(site.id)),
  ...Object.fromEntries(sites.flatMap((each) => companyFacts(each, locale))),
  'contact.email': site.contact.email,
  'contact.phone': site.contact.phone,
  'contact.hours': site.contact.hours[locale],
  'site.name': site.name,
  'site.url': site.url,
})

const sellerFacts = (seller: Seller, locale: Locale): PlaceholderValues => ({
  'seller.company': seller.company,
  'seller.address': sellerAddress(seller, locale).join(', '),
  'seller.companyNumber': seller.companyNumber,
  'seller.vatNumber': seller.vatNumber,
  'seller.director': seller.director,
  'seller.privacyEmail': seller.privacyEmail,
  'seller.safetyEmail': seller.safetyEmail,
  'seller.registrations.equipment': seller.registrations.equipment,
  'seller.registrations.batteries': seller.registrations.batteries,
  'seller.registrations.packaging': seller.registrations.packaging,
  'seller.registrations.privacy': seller.registrations.privacy ?? '',
})

/** Texts of either site name both companies: one makes the bikes, the other is responsible for them in the EU. */
function companyFacts({ id, url }: Site, locale: Locale): [string, string][] {
  const seller = sellerOf(id)
  return [
    [`${id}.company`, seller.company],
    [`${id}.address`, sellerAddress(seller, locale).join(', ')],
    [`${id}.safetyEmail`, seller.safetyEmail],
    [`${id}.host`, new URL(url).host],
  ]
}

/** Texts of a site without credit have no facts about it. */
const creditFacts = (broker: CreditBroker | null): PlaceholderValues =>
  broker ? { 'credit.lender': broker.lender, 'credit.firmReference': broker.firmReference } : {}

/** Texts may name these facts about delivery to the sites' own countries, as `{{delivery.gb.parcel}}`. */
export const deliveryFacts = ['parcel', 'freeFrom', 'bike', 'days'] as const
export const deliveryCountries = ['gb', 'de'] as const

/** The names of all facts. */
export const factNames = (): string[] => [
  ...sites.slice(0, 1).flatMap((site) => Object.keys(retailerFacts(site, 'en'))),
  ...deliveryCountries.flatMap((code) => deliveryFacts.map((fact) => `delivery.${code}.${fact}`)),
]
