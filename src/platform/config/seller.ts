import type { Site } from './sites.ts'

/** The seller's legal details for invoices and mails. They are separate from the sites, which browsers load. */
export type Seller = { company: string; address: readonly string[]; vatNumber: string }

/** Calder Cycles is fictional, so its address and VAT numbers belong to nobody. */
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

/** The seller behind a site id, as orders store it. */
export const sellerOf = (site: string): Seller => (site === 'de' ? sellers.de : sellers.uk)
