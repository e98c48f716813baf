import { savingsFields } from '#/cycle-to-work/savings/savings-fields.ts'
import { filterNames, listerParameters } from '#/lister/listing/filters.ts'
import { productParameters } from '#/product/api/product-parameters.ts'
import type { RoutePath } from './routes.ts'

type Query = readonly string[] | 'any'

/**
 * The only query parameters that the content of a page may depend on, by its route; `any` where the catalogue
 * defines them, and then no page is cached. They are apart from the routes, because browsers load those.
 */
const queries = {
  '/search': ['q', ...filterNames, ...listerParameters],
  '/auth/login': ['next', 'reset'],
  '/auth/register': ['next'],
  '/auth/reset-password': ['sent'],
  '/auth/confirm-email': ['done'],
  '/newsletter': ['status'],
  '/newsletter/confirm': ['done'],
  '/contact-form': ['sent'],
  '/blog': ['page'],
  '/blog/tag/:tag': ['page'],
  '/blog/category/:category': ['page'],
  '/help-centre': ['q'],
  '/help-centre/:category/:article': ['helpful'],
  '/warranty-claim/status': ['claim', 'sent'],
  '/cycletowork': savingsFields,
  '/cycletowork/quote': 'any',
  '/stores/stock': ['sku'],
  '/stores/:code': ['chosen'],
  '/my-account/profile': ['saved'],
  '/my-account/shipping': ['saved', 'deleted'],
  '/my-account/newsletter': ['saved'],
  '/my-account/orders': ['page'],
  '/my-account/orders/:orderNumber': ['added'],
  '/checkout/sync': ['token'],
  '/continue': ['taken', 'short', 'to'],
  '/order': ['sent'],
  '/withdrawal': ['order'],
  '/finance': ['price', 'deposit', 'product'],
  '/compare': ['bikes'],
  '/build/:code?': 'any',
  // Two builds are compared in the order of the URL, and the values of a list would be sorted.
  '/my-account/builds': 'any',
  '/:bike/build-v2': 'any',
  '/:bike/build': 'any',
  '/:bike/review': ['bike'],
  '*': [...filterNames, ...listerParameters, ...productParameters],
} satisfies Partial<Record<RoutePath, Query>>

export const routeQueries: ReadonlyMap<string, Query> = new Map<string, Query>(
  Object.entries(queries),
)
