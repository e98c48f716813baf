import type { Locale } from '#/i18n/locale.ts'
import { type Site, siteIds } from './sites.ts'

/** The seller's legal details for invoices and mails. They are separate from the sites, which browsers load. */
export type Seller = {
  company: string
  /** Without the country, whose name depends on the reader's language: see `sellerAddress`. */
  address: readonly string[]
  country: Record<Locale, string>
  /** As the register of companies has it. */
  companyNumber: string
  /**
   * Every mail and invoice has this line below the address of the company (regulation 25 of the Trading Disclosures
   * Regulations 2015; § 35a GmbHG, which wants the seat, the court, the number and every managing director).
   */
  registration: Record<Locale, string>
  vatNumber: string
  /** The legal representative of the company. */
  director: string
  /** The mailbox for questions about personal data. */
  privacyEmail: string
  /** Customers report a product that could hurt somebody to this address. */
  safetyEmail: string
  /** Numbers in public registers, as the legal texts show them. Only the United Kingdom registers who keeps data. */
  registrations: { equipment: string; batteries: string; packaging: string; privacy?: string }
}

/** Calder Cycles is fictional, so its address and numbers belong to nobody. */
const sellers: Record<Site['id'], Seller> = {
  uk: {
    company: 'Calder Cycles Ltd',
    address: ['Unit 4, Example Mill', 'Halifax', 'HX0 0XX'],
    country: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
    companyNumber: '00000000',
    registration: {
      en: 'Registered in England and Wales, company number 00000000, registered office as above',
      de: 'Eingetragen in England und Wales, Company No. 00000000, eingetragener Sitz wie oben',
    },
    vatNumber: 'GB000000000',
    director: 'Eleanor Sutcliffe',
    privacyEmail: 'privacy@caldercycles.example',
    safetyEmail: 'safety@caldercycles.example',
    registrations: {
      equipment: 'WEE/XX0000XX',
      batteries: 'BPRN00000',
      packaging: 'NPWD000000',
      privacy: 'ZA000000',
    },
  },
  de: {
    company: 'Calder Cycles GmbH',
    address: ['Musterstraße 4', '00000 Berlin'],
    country: { en: 'Germany', de: 'Deutschland' },
    companyNumber: 'HRB 000000 B',
    registration: {
      en: 'Registered office: Berlin, Amtsgericht Charlottenburg (Berlin), HRB 000000 B, managing director: Eleanor Sutcliffe',
      de: 'Sitz: Berlin, Registergericht: Amtsgericht Charlottenburg (Berlin), HRB 000000 B, Geschäftsführerin: Eleanor Sutcliffe',
    },
    vatNumber: 'DE000000000',
    director: 'Eleanor Sutcliffe',
    privacyEmail: 'datenschutz@caldercycles.example',
    safetyEmail: 'sicherheit@caldercycles.example',
    registrations: {
      equipment: 'DE 00000000',
      batteries: 'DE 00000000',
      packaging: 'DE0000000000000',
    },
  },
}

/** The seller behind a site id, as orders store it; that of the default site for one that has been closed. */
export const sellerOf = (site: string): Seller =>
  sellers[siteIds.find((id) => id === site) ?? siteIds[0]]

/** The lines of the seller's address for readers of one language. */
export const sellerAddress = ({ address, country }: Seller, locale: Locale): string[] => [
  ...address,
  country[locale],
]

/** The lender whose credit the seller brokers, and the seller's number in the Financial Services Register. */
export type CreditBroker = { lender: string; firmReference: string }

/** Only the British company brokers credit. It is apart from the sellers, whose details go to every country. */
export const creditBrokerOf = (site: Site['id']): CreditBroker | null =>
  site === 'uk' ? { lender: 'Example Credit Ltd', firmReference: '000000' } : null
