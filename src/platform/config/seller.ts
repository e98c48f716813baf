import type { Site } from './sites.ts'

/** The seller's legal details for invoices and mails. They are separate from the sites, which browsers load. */
export type Seller = {
  company: string
  address: readonly string[]
  /** As the register of companies has it. */
  companyNumber: string
  vatNumber: string
  /** Numbers in the registers for electrical equipment, batteries and packaging, as the legal notice shows them. */
  registrations: { equipment: string; batteries: string; packaging: string }
}

/** Calder Cycles is fictional, so its address and numbers belong to nobody. */
const sellers: Record<Site['id'], Seller> = {
  uk: {
    company: 'Calder Cycles Ltd',
    address: ['Unit 4, Example Mill', 'Halifax', 'HX0 0XX', 'United Kingdom'],
    companyNumber: '00000000',
    vatNumber: 'GB000000000',
    registrations: { equipment: 'WEE/XX0000XX', batteries: 'BPRN00000', packaging: 'NPWD000000' },
  },
  de: {
    company: 'Calder Cycles GmbH',
    address: ['Musterstraße 4', '00000 Berlin', 'Deutschland'],
    companyNumber: 'HRB 000000 B',
    vatNumber: 'DE000000000',
    registrations: {
      equipment: 'DE 00000000',
      batteries: 'DE 00000000',
      packaging: 'DE0000000000000',
    },
  },
}

/** The seller behind a site id, as orders store it. */
export const sellerOf = (site: string): Seller => (site === 'de' ? sellers.de : sellers.uk)

/** The lender whose credit the seller brokers, and the seller's number in the Financial Services Register. */
export type CreditBroker = { lender: string; firmReference: string }

/** Only the British company brokers credit. It is apart from the sellers, whose details go to every country. */
export const creditBrokerOf = (site: Site['id']): CreditBroker | null =>
  site === 'uk' ? { lender: 'Example Credit Ltd', firmReference: '000000' } : null
