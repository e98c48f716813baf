import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { accountApi } from '#/customers/account/account.api.ts'
import { addressAliasApi, addressApi } from '#/customers/addresses/address.api.ts'
import { authApi } from '#/customers/login/auth.api.ts'
import { newsletterApi } from '#/customers/account/newsletter.api.ts'
import { ordersApi } from '#/customers/account/orders.api.ts'
import { catalogApi } from '#/lister/listing/lister.api.ts'
import type { ApiEnv, Operation } from '#/platform/api/api-router.server.ts'
import { cartApi } from '#/cart/api/cart.api.ts'
import { couponApi } from '#/cart/coupon/coupon.api.ts'
import { editCartApi } from '#/cart/edit/replace-bike.api.ts'
import { ownCartApi } from '#/cart/api/own-cart.api.ts'
import { checkoutApi } from '#/checkout/page/checkout.api.ts'
import { consentApi } from '#/consent/consent.api.ts'
import { configuratorApi } from '#/configurator/api/configurator.api.ts'
import { toApiError } from '#/platform/api/api-error.server.ts'
import { openApiDocument } from '#/platform/api/open-api.server.ts'
import { isRefusal, Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { createMonitoringApi } from '#/monitoring/monitoring.api.ts'
import { financeApi } from '#/finance/finance.api.ts'
import { productApi } from '#/product/api/product.api.ts'
import { configuredBuildsApi, savedBuildsApi } from '#/saved-builds/api/saved-builds.api.ts'
import { routingApi } from '#/routing/routing.api.ts'
import { searchApi } from '#/search/api/search.api.ts'
import { headerApi } from '#/storefront/header/header.api.ts'
import { pageImports } from './pages.ts'
import { endVisitApi } from '#/store-mode/screen/end-visit.api.ts'
import { handoverApi } from '#/store-mode/handover/phone-handover.api.ts'
import { storeContactsApi } from '#/stores/page/store-contacts.api.ts'
import { storesApi } from '#/stores/stock/store-stock.api.ts'
import type { Ctx } from '#/visitor/context.ts'
import { claimUploadsApi } from '#/warranty/uploads/uploads.api.ts'
import { checkStoreIpApi, locationApi } from '#/visitor/location.api.ts'
import { visitorApi } from '#/visitor/visitor.api.ts'

/** Every group of calls under `/nuxt/api`. */
const mounts = [
  locationApi,
  checkStoreIpApi,
  visitorApi,
  routingApi,
  headerApi,
  catalogApi,
  productApi,
  financeApi,
  configuratorApi,
  configuredBuildsApi,
  savedBuildsApi,
  searchApi,
  storesApi,
  storeContactsApi,
  cartApi,
  ownCartApi,
  editCartApi,
  couponApi,
  checkoutApi,
  authApi,
  accountApi,
  addressApi,
  addressAliasApi,
  ordersApi,
  newsletterApi,
  ...createMonitoringApi((key) => Object.hasOwn(pageImports, key)),
  claimUploadsApi,
  consentApi,
  endVisitApi,
  handoverApi,
]

const operations = mounts.flatMap((mount) => mount.operations)
const document = openApiDocument(operations, { title: 'Calder storefront API', version: '1' })

/** The path of every call, as a Set because every request looks it up. */
export const callPaths: ReadonlySet<string> = new Set(
  operations.map(({ path }) => `/nuxt/api${path}`),
)

/** The calls whose responses are stored, by path. */
export const storedCalls: ReadonlyMap<string, Required<Operation>['storedAs']> = new Map(
  operations.flatMap(({ path, storedAs }) => (storedAs ? [[`/nuxt/api${path}`, storedAs]] : [])),
)

export const api = new Hono<ApiEnv<Ctx>>()

for (const mount of mounts) api.route('/', mount.routes)

api.get('/openapi.json', (c) => c.json(document))

/** A known path with another method gets 405; anything else gets 404. */
api.all('*', (c) => {
  const path = c.req.path.replace(/^\/nuxt\/api/, '')
  const allowed = operations.filter((operation) => operation.path === path)
  if (allowed.length === 0) throw new Refusal<PlatformRefusal>('not-found', { status: 404 })
  c.header('allow', allowed.map(({ method }) => method.toUpperCase()).join(', '))
  throw new Refusal<PlatformRefusal>('method-not-allowed', { status: 405 })
})

api.onError((problem, c) => {
  const { log, visitor } = c.var.ctx
  const error = toApiError(problem, visitor.locale)
  // Deliberate refusals are logged without a stack, or a stranger could fill the log with them.
  if (isRefusal(problem)) log.debug({ code: problem.code }, 'a call was refused')
  else if (error.statusCode >= 500) log.error({ err: problem }, 'a call failed')
  c.header('cache-control', 'no-store')
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the status of an error has a body
  return c.json({ error }, error.statusCode as ContentfulStatusCode)
})
