import type { Layout } from '#/ui/layout.ts'
import type { PageKey } from './pages.ts'

/** One page route of the shop. */
export type RouteRow = {
  path: string
  /** Left out where the loader chooses the page. */
  page?: PageKey
  /** The fixed redirect of this path; the browser knows it from the app manifest. */
  redirect?: string
  layout?: Layout
  /** Whether the page offers help from a shop assistant by video. */
  goInStore?: boolean
  /**
   * Left out for a page that everyone shares. All others are for one person, never stored and never shared:
   * `visitor` pages for anyone, logged in or not; `guest` pages redirect customers who are logged in;
   * `customer` pages need a login, and their loader and action are handed the session.
   */
  access?: 'visitor' | 'guest' | 'customer'
}

const rows = [
  { path: '/', page: 'storefront/home/home', goInStore: true },
  { path: '/search', page: 'search/page/search' },
  { path: '/auth/login', page: 'account/login/login', access: 'guest' },
  { path: '/auth/register', page: 'account/login/register', access: 'guest' },
  {
    path: '/auth/reset-password',
    page: 'account/login/reset-password',
    access: 'guest',
  },
  {
    path: '/auth/set-password',
    page: 'account/mail-links/set-password',
    access: 'visitor',
  },
  {
    path: '/auth/confirm-email',
    page: 'account/mail-links/confirm-email',
    access: 'visitor',
  },
  { path: '/auth/logout', page: 'account/login/logout', access: 'visitor' },
  { path: '/newsletter', page: 'account/login/sign-up', access: 'visitor' },
  {
    path: '/newsletter/confirm',
    page: 'account/mail-links/newsletter-confirm',
    access: 'visitor',
  },
  { path: '/contact-form', page: 'content/contact/contact-form', access: 'visitor' },
  { path: '/blog', page: 'blog/journal' },
  { path: '/blog/tag/:tag', page: 'blog/journal' },
  { path: '/blog/category/:category', page: 'blog/journal' },
  { path: '/blog/:slug', page: 'blog/story' },
  { path: '/rebrand-katy', page: 'content/page/content' },
  { path: '/home-v2', page: 'content/page/content' },
  { path: '/branding/:slug', page: 'content/page/content' },
  { path: '/help-centre', page: 'help/page/help-centre' },
  { path: '/help-centre/:category', page: 'help/page/help-category' },
  { path: '/help-centre/:category/:article', page: 'help/page/help-article' },
  { path: '/warranty-claim', page: 'warranty/page/claim', access: 'visitor' },
  { path: '/warranty-claim/status', page: 'warranty/page/claim-status', access: 'visitor' },
  { path: '/cycletowork', page: 'cycle-to-work/savings/cycle-to-work' },
  {
    path: '/cycletowork/quote',
    page: 'cycle-to-work/quote-page/quote',
    layout: 'simple',
    access: 'visitor',
  },
  {
    path: '/cycletowork/quote/status',
    page: 'cycle-to-work/quote-page/quote-status',
    layout: 'simple',
    access: 'visitor',
  },
  { path: '/stores', page: 'stores/page/stores' },
  {
    path: '/stores/collection-screen',
    page: 'stores/screen/collection-screen',
    layout: 'basic',
    access: 'visitor',
  },
  { path: '/stores/stock', page: 'stores/page/store-stock', access: 'visitor' },
  { path: '/stores/:code', page: 'stores/page/store' },
  { path: '/my-account', access: 'visitor', redirect: '/my-account/profile/' },
  { path: '/my-account/overview', page: 'account/overview/overview', access: 'customer' },
  { path: '/my-account/profile', page: 'account/profile/profile', access: 'customer' },
  { path: '/my-account/shipping', page: 'account/addresses/shipping', access: 'customer' },
  { path: '/my-account/shipping/new', page: 'account/addresses/address', access: 'customer' },
  { path: '/my-account/shipping/:number', page: 'account/addresses/address', access: 'customer' },
  { path: '/my-account/newsletter', page: 'account/profile/newsletter', access: 'customer' },
  { path: '/my-account/orders', page: 'account/orders/orders', access: 'customer' },
  { path: '/my-account/orders/:orderNumber', page: 'account/orders/order', access: 'customer' },
  {
    path: '/my-account/orders/:orderNumber/invoice',
    page: 'account/orders/invoice',
    layout: 'basic',
    access: 'customer',
  },
  { path: '/my-account/builds', page: 'account/builds/builds', access: 'customer' },
  { path: '/my-account/data', page: 'account/profile/data', access: 'customer' },
  { path: '/checkout', page: 'checkout/page/checkout', layout: 'simple', access: 'visitor' },
  {
    path: '/checkout/confirmation',
    page: 'checkout/confirmation/confirmation',
    layout: 'simple',
    access: 'visitor',
  },
  { path: '/checkout/sync', page: 'checkout/handover/sync', layout: 'simple', access: 'visitor' },
  { path: '/continue', page: 'store-mode/handover/continue', access: 'visitor' },
  { path: '/order', page: 'checkout/order/order', access: 'visitor' },
  {
    path: '/order/invoice',
    page: 'checkout/invoice/order-invoice',
    layout: 'basic',
    access: 'visitor',
  },
  { path: '/withdrawal', page: 'checkout/withdrawal/withdrawal', access: 'visitor' },
  {
    path: '/withdrawal/confirm',
    page: 'checkout/withdrawal/withdrawal-confirm',
    access: 'visitor',
  },
  {
    path: '/withdrawal/receipt',
    page: 'checkout/withdrawal/withdrawal-receipt',
    access: 'visitor',
  },
  { path: '/finance', page: 'finance/calculator/finance' },
  { path: '/compare', page: 'product/compare/compare' },
  { path: '/build/:code?', page: 'saved-builds/page/build', access: 'visitor' },
  { path: '/:bike/build-v2', page: 'configurator/page/configurator', layout: 'configurator' },
  { path: '/:bike/build', page: 'configurator/page/configurator', layout: 'configurator' },
  { path: '/:bike/review', page: 'product/review/review', access: 'visitor' },
  { path: '/-/kit', page: 'storefront/kit/kit' },
  { path: '/-/preview/:token', page: 'content/page/content', access: 'visitor' },
  { path: '*', goInStore: true },
] as const satisfies readonly RouteRow[]

export const routes: readonly RouteRow[] = rows

const byPath = new Map<string | undefined, RouteRow>(routes.map((row) => [row.path, row]))

/** A page for one person is never stored and never shared. */
export const isPersonal = ({ access }: RouteRow): boolean => access !== undefined

/** The row of a route by its id, which is its path. */
export const rowOf = (id: string | undefined): RouteRow | undefined => byPath.get(id)

type Row = (typeof rows)[number]
/** Every path of the table; a form handler under any other path does not compile. */
export type RoutePath = Row['path']
/** The paths whose loaders and actions are handed a session. */
export type CustomerPath = Extract<Row, { access: 'customer' }>['path']
/** The rows, each of which must have a loader. */
export type LoadedRow = Row
