import type { Site } from './sites.ts'

/** Who sells, as the law wants it on invoices and in mails; apart from the sites, which browsers load. */
export type Seller = { company: string; address: readonly string[]; vatNumber: string }

/** Calder Cycles is made up: its street and its numbers are nobody's. */
const sellers: Record<Site['id'], Seller> = {
  uk: {
    company: 'Calder Cycles Ltd',
    address: ['Unit 4, Example Mill', 'Halifax', 'HX0 0XX', 'United Kingdom'],
    vatNumber: 'GB000000000',
  },
  de: {
    company: 'Calder Cycles GmbH',
    address: ['Musterstraße 4', '00000 Berlin', 'Deutschland'],
    vatNumber: 'DE000000000',
  },
}

/** The seller behind a site; orders know their site by its id. */
export const sellerOf = (site: string): Seller => (site === 'de' ? sellers.de : sellers.uk)
