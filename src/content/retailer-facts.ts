import {
  type CreditBroker,
  creditBrokerOf,
  type Seller,
  sellerOf,
} from '#/platform/config/seller.ts'
import { type Site, sites } from '#/platform/config/sites.ts'
import type { PlaceholderValues } from './placeholders.ts'

/** The facts about the retailer of a site that texts may contain as `{{seller.company}}`. */
export const retailerFacts = (site: Site): PlaceholderValues => ({
  ...sellerFacts(sellerOf(site.id)),
  ...creditFacts(creditBrokerOf(site.id)),
  'contact.email': site.contact.email,
  'contact.phone': site.contact.phone,
  'site.name': site.name,
  'site.url': site.url,
})

const sellerFacts = ({
  company,
  address,
  companyNumber,
  vatNumber,
  registrations,
}: Seller): PlaceholderValues => ({
  'seller.company': company,
  'seller.address': address.join(', '),
  'seller.companyNumber': companyNumber,
  'seller.vatNumber': vatNumber,
  'seller.registrations.equipment': registrations.equipment,
  'seller.registrations.batteries': registrations.batteries,
  'seller.registrations.packaging': registrations.packaging,
})

/** Texts of a site without credit have no facts about it. */
const creditFacts = (broker: CreditBroker | null): PlaceholderValues =>
  broker ? { 'credit.lender': broker.lender, 'credit.firmReference': broker.firmReference } : {}

/** Texts may name these facts about delivery to the sites' own countries, as `{{delivery.gb.parcel}}`. */
export const deliveryFacts = ['parcel', 'freeFrom', 'bike', 'days'] as const
export const deliveryCountries = ['gb', 'de'] as const

/** The names of all facts. */
export const factNames = (): string[] => [
  ...sites.slice(0, 1).flatMap((site) => Object.keys(retailerFacts(site))),
  ...deliveryCountries.flatMap((code) => deliveryFacts.map((fact) => `delivery.${code}.${fact}`)),
]
