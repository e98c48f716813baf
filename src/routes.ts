import { filterNames, listerParameters } from './lister/filters.ts'
import { productParameters } from './product/product-parameters.ts'
import type { Layout } from './ui/layout.ts'

/** One page address of the shop (specification section 2). */
export type RouteRow = {
  path: string
  /** `shop/home` is `src/shop/home.page.tsx`; left out where the loader chooses the page. */
  page?: string
  /** Has no page yet, and answers 404 until it has. */
  isPlanned?: true
  /** Where the address always leads; the browser knows it from the app manifest. */
  redirect?: string
  layout?: Layout
  /** Whether the page offers help from a shop assistant by video. */
  goInStore?: boolean
  /** About one person: never stored, never shared. */
  isPersonal?: true
  /**
   * The only query parameters the page's content may depend on; `any` where the catalogue names them, and
   * then no page is kept.
   */
  query?: readonly string[] | 'any'
}

const rows = [
  { path: '/', page: 'shop/home', goInStore: true },
  { path: '/search', page: 'search/search', query: ['q', ...filterNames, ...listerParameters] },
  { path: '/auth/login', page: 'account/login', isPersonal: true, query: ['next', 'reset'] },
  { path: '/auth/register', page: 'account/register', isPersonal: true, query: ['next'] },
  {
    path: '/auth/reset-password',
    page: 'account/reset-password',
    isPersonal: true,
    query: ['sent'],
  },
  { path: '/auth/set-password', page: 'account/set-password', isPersonal: true },
  {
    path: '/auth/confirm-email',
    page: 'account/confirm-email',
    isPersonal: true,
    query: ['done'],
  },
  { path: '/auth/logout', page: 'account/logout', isPersonal: true },
  { path: '/newsletter', page: 'account/sign-up', isPersonal: true, query: ['asked'] },
  {
    path: '/newsletter/confirm',
    page: 'account/newsletter-confirm',
    isPersonal: true,
    query: ['done'],
  },
  { path: '/blog', page: 'blog/journal' },
  { path: '/blog/tag/:tag', isPlanned: true },
  { path: '/blog/category/:category', isPlanned: true },
  { path: '/blog/:slug', page: 'blog/story' },
  { path: '/rebrand-katy', isPlanned: true },
  { path: '/home-v2', isPlanned: true },
  { path: '/branding/:slug', isPlanned: true },
  { path: '/warranty-claim', isPlanned: true },
  { path: '/cycletowork', isPlanned: true },
  { path: '/cycletowork/quote', layout: 'simple', isPlanned: true },
  { path: '/stores', isPlanned: true },
  { path: '/stores/collection-screen', layout: 'basic', isPlanned: true },
  { path: '/my-account', isPersonal: true, redirect: '/my-account/profile/' },
  { path: '/my-account/profile', page: 'account/profile', isPersonal: true, query: ['saved'] },
  {
    path: '/my-account/shipping',
    page: 'account/shipping',
    isPersonal: true,
    query: ['saved', 'deleted'],
  },
  { path: '/my-account/shipping/new', page: 'account/address', isPersonal: true },
  { path: '/my-account/shipping/:number', page: 'account/address', isPersonal: true },
  {
    path: '/my-account/newsletter',
    page: 'account/newsletter',
    isPersonal: true,
    query: ['saved'],
  },
  { path: '/my-account/orders', page: 'account/orders', isPersonal: true, query: ['page'] },
  {
    path: '/my-account/orders/:orderNumber',
    page: 'account/order',
    isPersonal: true,
    query: ['added'],
  },
  {
    path: '/my-account/orders/:orderNumber/invoice',
    page: 'account/invoice',
    layout: 'basic',
    isPersonal: true,
  },
  { path: '/my-account/builds', page: 'account/builds', isPersonal: true },
  { path: '/my-account/data', page: 'account/data', isPersonal: true },
  { path: '/checkout', page: 'checkout/checkout', layout: 'simple', isPersonal: true },
  {
    path: '/checkout/confirmation',
    page: 'checkout/confirmation',
    layout: 'simple',
    isPersonal: true,
  },
  {
    path: '/checkout/sync',
    page: 'checkout/sync',
    layout: 'simple',
    isPersonal: true,
    query: ['token'],
  },
  { path: '/order', page: 'checkout/order', isPersonal: true, query: ['sent'] },
  { path: '/withdrawal', page: 'checkout/withdrawal', isPersonal: true, query: ['order'] },
  { path: '/withdrawal/confirm', page: 'checkout/withdrawal-confirm', isPersonal: true },
  { path: '/withdrawal/receipt', page: 'checkout/withdrawal-receipt', isPersonal: true },
  { path: '/compare', page: 'product/compare', query: ['bikes'] },
  {
    path: '/:bike/build-v2',
    page: 'customise/configurator',
    layout: 'configurator',
    query: 'any',
  },
  { path: '/:bike/build', page: 'customise/configurator', layout: 'configurator', query: 'any' },
  { path: '/:bike/review', page: 'product/review', isPersonal: true, query: ['bike'] },
  { path: '/-/kit', page: 'shop/kit' },
  {
    path: '*',
    goInStore: true,
    query: [...filterNames, ...listerParameters, ...productParameters],
  },
] as const satisfies readonly RouteRow[]

export const routes: readonly RouteRow[] = rows

type Row = (typeof rows)[number]
/** Every path of the table: a form's action under any other does not compile. */
export type RoutePath = Row['path']
/** The paths that must have a loader: a missing or misspelt one does not compile. */
export type LoadedPath = Exclude<Row, { isPlanned: true }>['path']
