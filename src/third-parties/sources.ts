import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import type { ThirdPartySetup } from './setup.ts'

/** The sources that a page may load from other hosts, by the directive of its policy. */
export type Sources = {
  /** URLs of single files, or of folders, which end in a slash. */
  scripts: readonly string[]
  connect: readonly string[]
  images: readonly string[]
  frames: readonly string[]
}

type Kind = keyof Sources

export const noSources: Sources = { scripts: [], connect: [], images: [], frames: [] }

/** Google's list for Analytics 4 (Tag platform, "Use Tag Manager with a Content Security Policy"). */
const analyticsHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** From the same page, for conversions and the conversion linker. */
const adsHosts = [
  'https://www.google.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
]

const allOf = (url: string, scripts: readonly string[]): Sources => ({
  ...noSources,
  scripts: scripts.map((path) => url + path),
  connect: [url],
  images: [url],
})

const googleTag = (tagManager: ThirdPartySetup['tagManager']) =>
  tagManager ? [`${tagManager.url}/gtag/js`] : []

/** A party that is not set up has no sources. */
const sourcesByParty: Record<ThirdParty, (setup: ThirdPartySetup) => Sources> = {
  tagManager: ({ tagManager }) => (tagManager ? allOf(tagManager.url, ['/gtm.js']) : noSources),
  googleAnalytics: ({ tagManager }) => ({
    ...noSources,
    scripts: googleTag(tagManager),
    connect: analyticsHosts,
    images: analyticsHosts,
  }),
  // Its tags load the same Google tag as those of Analytics.
  googleAds: ({ tagManager }) => ({
    scripts: [
      ...googleTag(tagManager),
      'https://www.googleadservices.com/',
      'https://googleads.g.doubleclick.net/',
    ],
    connect: adsHosts,
    images: adsHosts,
    frames: ['https://td.doubleclick.net'],
  }),
  bloomreach: ({ bloomreach }) =>
    bloomreach ? allOf(bloomreach.url, ['/js/', '/webxp/']) : noSources,
  goInStore: ({ goInStore }) =>
    goInStore ? { ...allOf(goInStore.url, ['/gis/']), frames: [goInStore.url] } : noSources,
}

/** Everything that these third parties load, each source once. */
export function sourcesOf(setup: ThirdPartySetup, parties: readonly ThirdParty[]): Sources {
  const all = parties.map((party) => sourcesByParty[party](setup))
  const joined = (kind: Kind) => [...new Set(all.flatMap((sources) => sources[kind]))]
  return {
    scripts: joined('scripts'),
    connect: joined('connect'),
    images: joined('images'),
    frames: joined('frames'),
  }
}

/**
 * A policy for a page that is open already, which then holds beside the one that the page came with: of all that
 * this one allows, only what these third parties need stays allowed.
 */
export function narrowedPolicy(setup: ThirdPartySetup, allowed: readonly ThirdParty[]): string {
  const [sources, { others }] = [sourcesOf(setup, allowed), setup]
  const listed = (kind: Kind) => ["'self'", ...others[kind], ...sources[kind]].join(' ')
  return [
    `script-src ${listed('scripts')}`,
    `connect-src ${listed('connect')}`,
    `img-src ${listed('images')} data:`,
    `frame-src ${listed('frames')}`,
  ].join('; ')
}

/** Whether a script may be loaded: it is one of the files, or lies in one of the folders. */
export function isScriptOf({ scripts }: Sources, url: URL): boolean {
  const file = url.origin + url.pathname
  return scripts.some((source) =>
    source.endsWith('/') ? file.startsWith(source) : file === source,
  )
}
