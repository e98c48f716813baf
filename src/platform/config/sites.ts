import type { Locale } from '#/i18n/locale.ts'

/** Site ids stand in orders, accounts and files of the retailer. */
export const siteIds = ['uk', 'de'] as const

/** One shop front: the values that another retailer replaces. */
export type Site = {
  id: (typeof siteIds)[number]
  /** The canonical origin; pages served from any other host point here. */
  url: string
  name: string
  description: Record<Locale, string>
  twitter: string
  separator: string
  trailingSlash: boolean
  lowercaseCanonical: boolean
  defaultLocale: Locale
  defaultCountry: string
  /** The zone of times that the retailer writes without an offset. */
  timeZone: string
  /**
   * Whether conveniences such as the list of products seen last need consent. British law lets a shop keep
   * them until the visitor objects, German law (TDDDG, section 25) does not.
   */
  preferencesNeedConsent: boolean
  /** The addresses of the people of the shop, and the hours in which they answer the telephone. */
  contact: { email: string; phone: string; hours: Record<Locale, string> }
}

/** Every site's telephone is answered by the same people. */
const hours = { en: 'Monday to Saturday, 9am to 6pm', de: 'Montag bis Samstag, 9 bis 18\u00A0Uhr' }

const brand = {
  name: 'Calder Cycles',
  twitter: 'caldercycles',
  separator: '|',
  trailingSlash: true,
  lowercaseCanonical: true,
  description: {
    en: 'Road, gravel and e-bikes, designed, painted and built in our own workshop.',
    de: 'Rennräder, Gravelbikes und E-Bikes – in eigener Werkstatt entwickelt, lackiert und aufgebaut.',
  },
} as const

export const sites: readonly [Site, ...Site[]] = [
  {
    ...brand,
    id: 'uk',
    url: 'https://www.caldercycles.example',
    defaultLocale: 'en',
    defaultCountry: 'gb',
    timeZone: 'Europe/London',
    preferencesNeedConsent: false,
    contact: { email: 'hello@caldercycles.example', phone: '+44 1632 960010', hours },
  },
  {
    ...brand,
    id: 'de',
    url: 'https://de.caldercycles.example',
    defaultLocale: 'de',
    defaultCountry: 'de',
    timeZone: 'Europe/Berlin',
    preferencesNeedConsent: true,
    contact: { email: 'hallo@caldercycles.example', phone: '+49 30 23125 400', hours },
  },
]

type Hosts = {
  production: readonly string[]
  /** Staging hosts show the same shop but must never be indexed. */
  staging: readonly string[]
}

/** Separate from the sites, because the browser holds those, and only the server looks for a host. */
export const siteHosts: Record<Site['id'], Hosts> = {
  uk: {
    production: ['www.caldercycles.example', 'caldercycles.example'],
    staging: ['staging.caldercycles.example'],
  },
  de: {
    production: ['de.caldercycles.example', 'de.localhost'],
    staging: ['staging-de.caldercycles.example'],
  },
}

const [defaultSite] = sites

export type HostedSite = { readonly site: Site; readonly isStaging: boolean }

/** The site a host name belongs to; an unknown host shows the default site rather than nothing. */
export function siteOfHost(host: string): HostedSite {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  for (const site of sites) {
    if (siteHosts[site.id].production.includes(name)) return { site, isStaging: false }
    if (siteHosts[site.id].staging.includes(name)) return { site, isStaging: true }
  }
  return { site: defaultSite, isStaging: false }
}
