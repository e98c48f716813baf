import { cookieSettings } from '#/platform/config/settings.ts'
import type { ThirdParty } from './third-parties.ts'
import { daySeconds, hourSeconds, minuteSeconds } from '#/platform/config/durations.ts'

/**
 * Entries of `necessary` may be kept without asking, those of the others only with the visitor's consent, except where a
 * site allows them until the visitor objects (`isAllowedByDefault` in consent-state.client.ts).
 */
export const categories = [
  'necessary',
  'preferences',
  'assistance',
  'statistics',
  'marketing',
] as const
export type Category = (typeof categories)[number]
export type OptionalCategory = Exclude<Category, 'necessary'>
export const optionalCategories = ['preferences', 'assistance', 'statistics', 'marketing'] as const

/**
 * `measurement`: nothing is kept in the browser, but what is measured there is sent to the shop. `script`: nothing
 * is kept either, but a file is fetched from another company, which learns the visitor's IP address by it.
 */
export type EntryKind = 'cookie' | 'local-storage' | 'session-storage' | 'measurement' | 'script'

/** In seconds; or until the tab is closed, until the visitor clears it, or not at all. */
export type Lifetime = number | 'tab' | 'cleared' | 'not-kept'

export type BrowserEntry = {
  /** A name that ends in `*` stands for all names that begin with it. */
  name: string
  kind: EntryKind
  category: Category
  /** The key of its text at `consent.purposes`. */
  purpose: string
  /** The recipient of the data: the shop alone, or another company. */
  provider: 'shop' | 'affiliateNetwork' | 'google' | 'bloomreach' | 'goInstore'
  lifetime: Lifetime
  /** The third party that it belongs to; the entry is shown only where that one is set up. */
  party?: ThirdParty
}

const year = 365 * daySeconds

const necessaryCookie = <Purpose extends string>(
  name: string,
  lifetime: number,
  purpose: Purpose,
) => ({
  name,
  kind: 'cookie' as const,
  category: 'necessary' as const,
  purpose,
  provider: 'shop' as const,
  lifetime,
})

const necessaryStorage = <Purpose extends string>(
  name: string,
  kind: 'local-storage' | 'session-storage',
  purpose: Purpose,
) => ({
  name,
  kind,
  category: 'necessary' as const,
  purpose,
  provider: 'shop' as const,
  lifetime: kind === 'local-storage' ? ('cleared' as const) : ('tab' as const),
})

const cookie = <Purpose extends string>(name: string, lifetime: number, purpose: Purpose) => ({
  name,
  kind: 'cookie' as const,
  purpose,
  lifetime,
})

const script = <Purpose extends string>(name: string, purpose: Purpose) => ({
  name,
  kind: 'script' as const,
  purpose,
  lifetime: 'not-kept' as const,
})

/**
 * Everything that the shop and the third parties it may have keep in a browser. The cookie page and the settings are made from this list,
 * withdrawing consent erases by it, and tests compare it with what the code sets. Whoever changes
 * anything optional also raises `listRevision` (consent.ts), which `consentRevision` is made of, so that visitors are asked again.
 */
export const browserEntries = [
  necessaryCookie('consent', cookieSettings.consentDays * daySeconds, 'consent'),
  necessaryCookie('i18n_redirected', cookieSettings.localeDays * daySeconds, 'language'),
  necessaryCookie('location_country', cookieSettings.locationDays * daySeconds, 'country'),
  necessaryCookie('location_currency', cookieSettings.locationDays * daySeconds, 'currency'),
  necessaryCookie('cart_id', cookieSettings.cartDays * daySeconds, 'cart'),
  necessaryCookie('cart_hint', cookieSettings.cartDays * daySeconds, 'cartHint'),
  necessaryCookie('guest_cart_id', hourSeconds, 'guestCart'),
  necessaryCookie('customer_token', cookieSettings.customerTokenMinutes * minuteSeconds, 'login'),
  necessaryCookie(
    'customer_refresh_token',
    cookieSettings.customerRefreshDays * daySeconds,
    'loginRenewal',
  ),
  necessaryCookie(
    'customer_expire_time',
    cookieSettings.customerRefreshDays * daySeconds,
    'loginExpiry',
  ),
  necessaryCookie('known_device', 400 * daySeconds, 'knownDevice'),
  necessaryCookie('checkout_redirect', 15 * minuteSeconds, 'checkoutRedirect'),
  necessaryCookie('order_attempt', hourSeconds, 'orderAttempt'),
  necessaryCookie('order_link', hourSeconds, 'orderLink'),
  necessaryCookie('claim_link', hourSeconds, 'claimLink'),
  necessaryCookie('quote_link', hourSeconds, 'quoteLink'),
  necessaryCookie('guest_builds', hourSeconds, 'guestBuilds'),
  necessaryCookie('withdrawal_draft', 30 * minuteSeconds, 'withdrawalDraft'),
  necessaryCookie('withdrawal_receipt', hourSeconds, 'withdrawalReceipt'),
  necessaryCookie('chosen_store', cookieSettings.chosenStoreDays * daySeconds, 'chosenStore'),
  necessaryCookie('help_votes', 180 * daySeconds, 'helpVotes'),
  necessaryCookie('collection_screen', 400 * daySeconds, 'collectionScreen'),
  necessaryStorage('customer_name', 'local-storage', 'customerName'),
  necessaryStorage('rider', 'local-storage', 'rider'),
  necessaryStorage('calder:dismissed-messages', 'local-storage', 'dismissedMessages'),
  necessaryStorage('shared_screen', 'local-storage', 'sharedScreen'),
  necessaryStorage('shared_visit', 'session-storage', 'sharedVisit'),
  necessaryStorage('compare', 'session-storage', 'compare'),
  necessaryStorage('draft:*', 'session-storage', 'drafts'),
  necessaryStorage('uploads:*', 'session-storage', 'uploads'),
  necessaryStorage('react-router-scroll-positions', 'session-storage', 'scrollPositions'),
  necessaryStorage('calder:reload', 'session-storage', 'reloadGuard'),
  {
    name: 'recently_viewed',
    kind: 'local-storage',
    category: 'preferences',
    purpose: 'recentlyViewed',
    provider: 'shop',
    lifetime: 'cleared',
  },
  {
    name: 'recent_searches',
    kind: 'local-storage',
    category: 'preferences',
    purpose: 'recentSearches',
    provider: 'shop',
    lifetime: 'cleared',
  },
  {
    name: 'web-vitals',
    kind: 'measurement',
    category: 'statistics',
    purpose: 'pageSpeed',
    provider: 'shop',
    lifetime: 'not-kept',
  },
  {
    name: 'awc',
    kind: 'cookie',
    category: 'marketing',
    purpose: 'affiliateClick',
    provider: 'affiliateNetwork',
    lifetime: cookieSettings.affiliateDays * daySeconds,
  },
  {
    ...script('gtm.js', 'tagManager'),
    category: 'statistics',
    provider: 'google',
    party: 'tagManager',
  },
  {
    ...script('gtm.js', 'tagManager'),
    category: 'marketing',
    provider: 'google',
    party: 'tagManager',
  },
  {
    ...cookie('_ga', 2 * year, 'analyticsVisitor'),
    category: 'statistics',
    provider: 'google',
    party: 'googleAnalytics',
  },
  {
    ...cookie('_ga_*', 2 * year, 'analyticsVisit'),
    category: 'statistics',
    provider: 'google',
    party: 'googleAnalytics',
  },
  {
    ...cookie('_gcl_*', 90 * daySeconds, 'adClick'),
    category: 'marketing',
    provider: 'google',
    party: 'googleAds',
  },
  {
    ...cookie('__exponea_etc__', 3 * year, 'marketingVisitor'),
    category: 'marketing',
    provider: 'bloomreach',
    party: 'bloomreach',
  },
  {
    ...cookie('__exponea_time2__', hourSeconds, 'marketingClock'),
    category: 'marketing',
    provider: 'bloomreach',
    party: 'bloomreach',
  },
  {
    ...cookie('xnpe_*', 3 * year, 'marketingExperiments'),
    category: 'marketing',
    provider: 'bloomreach',
    party: 'bloomreach',
  },
  {
    ...script('gis/script', 'assistance'),
    category: 'assistance',
    provider: 'goInstore',
    party: 'goInStore',
  },
] as const satisfies readonly BrowserEntry[]

/** Every entry of a category, also those of third parties that are not set up. */
export const entriesOf = (category: Category) =>
  browserEntries.filter((entry) => entry.category === category)

/** The entries of a category that a shop with these third parties uses. */
export const shownEntries = (category: Category, parties: readonly ThirdParty[]) =>
  entriesOf(category).filter((entry) => !('party' in entry) || parties.includes(entry.party))

/** The categories that visitors of a shop with these third parties decide about; one that holds nothing is no choice. */
export const offeredCategories = (parties: readonly ThirdParty[]): OptionalCategory[] =>
  optionalCategories.filter((category) => shownEntries(category, parties).length > 0)

/** Whether an entry of the list stands for this name. */
export const isNamed = (entry: Pick<BrowserEntry, 'name'>, name: string): boolean =>
  entry.name.endsWith('*') ? name.startsWith(entry.name.slice(0, -1)) : entry.name === name
