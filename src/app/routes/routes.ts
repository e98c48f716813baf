import { filterNames, listerParameters } from '#/lister/listing/filters.ts'
import { productParameters } from '#/product/api/product-parameters.ts'
import type { Layout } from '#/ui/layout.ts'
import type { PageKey } from './pages.ts'

/** One page route of the shop. */
export type RouteRow = {
  path: string
  /** Left out where the loader chooses the page. */
  page?: PageKey
  /** Has no page yet and returns 404 until then. */
  isPlanned?: true
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
  /**
   * The only query parameters the page's content may depend on; `any` where the catalogue defines them, and
   * then no page is cached.
   */
  query?: readonly string[] | 'any'
}

const rows = [
  { path: '/', page: 'storefront/home/home', goInStore: true },
  {
    path: '/search',
    page: 'search/page/search',
    query: ['q', ...filterNames, ...listerParameters],
  },
  { path: '/auth/login', page: 'account/login/login', access: 'guest', query: ['next', 'reset'] },
  { path: '/auth/register', page: 'account/login/register', access: 'guest', query: ['next'] },
  {
    path: '/auth/reset-password',
    page: 'account/login/reset-password',
    access: 'guest',
    query: ['sent'],
  },
  { path: '/auth/set-password', page: 'account/login/set-password', access: 'visitor' },
  {
    path: '/auth/confirm-email',
    page: 'account/login/confirm-email',
    access: 'visitor',
    query: ['done'],
  },
  { path: '/auth/logout', page: 'account/login/logout', access: 'visitor' },
  { path: '/newsletter', page: 'account/login/sign-up', access: 'visitor', query: ['asked'] },
  {
    path: '/newsletter/confirm',
    page: 'account/profile/newsletter-confirm',
    access: 'visitor',
    query: ['done'],
  },
  {
    path: '/contact-form',
    page: 'content/contact/contact-form',
    access: 'visitor',
    query: ['sent'],
  },
  { path: '/blog', page: 'blog/journal', query: ['page'] },
  { path: '/blog/tag/:tag', page: 'blog/journal', query: ['page'] },
  { path: '/blog/category/:category', page: 'blog/journal', query: ['page'] },
  { path: '/blog/:slug', page: 'blog/story' },
  { path: '/rebrand-katy', page: 'content/page/content' },
  { path: '/home-v2', page: 'content/page/content' },
  { path: '/branding/:slug', page: 'content/page/content' },
  { path: '/help-centre', page: 'help/page/help-centre', query: ['q'] },
  { path: '/help-centre/:category', page: 'help/page/help-category' },
  {
    path: '/help-centre/:category/:article',
    page: 'help/page/help-article',
    query: ['helpful'],
  },
  { path: '/warranty-claim', page: 'content/page/content' },
  { path: '/cycletowork', page: 'content/page/content' },
  { path: '/cycletowork/quote', layout: 'simple', isPlanned: true },
  { path: '/stores', page: 'stores/page/stores' },
  {
    path: '/stores/collection-screen',
    page: 'stores/screen/collection-screen',
    layout: 'basic',
    access: 'visitor',
  },
  { path: '/stores/:code', page: 'stores/page/store' },
  { path: '/my-account', access: 'visitor', redirect: '/my-account/profile/' },
  {
    path: '/my-account/profile',
    page: 'account/profile/profile',
    access: 'customer',
    query: ['saved'],
  },
  {
    path: '/my-account/shipping',
    page: 'account/addresses/shipping',
    access: 'customer',
    query: ['saved', 'deleted'],
  },
  { path: '/my-account/shipping/new', page: 'account/addresses/address', access: 'customer' },
  { path: '/my-account/shipping/:number', page: 'account/addresses/address', access: 'customer' },
  {
    path: '/my-account/newsletter',
    page: 'account/profile/newsletter',
    access: 'customer',
    query: ['saved'],
  },
  {
    path: '/my-account/orders',
    page: 'account/orders/orders',
    access: 'customer',
    query: ['page'],
  },
  {
    path: '/my-account/orders/:orderNumber',
    page: 'account/orders/order',
    access: 'customer',
    query: ['added'],
  },
  {
    path: '/my-account/orders/:orderNumber/invoice',
    page: 'account/orders/invoice',
    layout: 'basic',
    access: 'customer',
  },
  { path: '/my-account/builds', page: 'account/profile/builds', access: 'customer' },
  { path: '/my-account/data', page: 'account/profile/data', access: 'customer' },
  { path: '/checkout', page: 'checkout/page/checkout', layout: 'simple', access: 'visitor' },
  {
    path: '/checkout/confirmation',
    page: 'checkout/order/confirmation',
    layout: 'simple',
    access: 'visitor',
  },
  {
    path: '/checkout/sync',
    page: 'checkout/handover/sync',
    layout: 'simple',
    access: 'visitor',
    query: ['token'],
  },
  { path: '/order', page: 'checkout/order/order', access: 'visitor', query: ['sent'] },
  {
    path: '/withdrawal',
    page: 'checkout/withdrawal/withdrawal',
    access: 'visitor',
    query: ['order'],
  },
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
  { path: '/compare', page: 'product/compare/compare', query: ['bikes'] },
  {
    path: '/:bike/build-v2',
    page: 'configurator/page/configurator',
    layout: 'configurator',
    query: 'any',
  },
  {
    path: '/:bike/build',
    page: 'configurator/page/configurator',
    layout: 'configurator',
    query: 'any',
  },
  { path: '/:bike/review', page: 'product/review/review', access: 'visitor', query: ['bike'] },
  { path: '/-/kit', page: 'storefront/kit/kit' },
  { path: '/-/preview/:token', page: 'content/page/content', access: 'visitor' },
  {
    path: '*',
    goInStore: true,
    query: [...filterNames, ...listerParameters, ...productParameters],
  },
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
/** The rows that must have a loader. */
export type LoadedRow = Exclude<Row, { isPlanned: true }>
