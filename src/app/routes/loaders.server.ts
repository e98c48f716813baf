import { loadAddressPage, loadNewAddressPage } from '#/account/addresses/address.page.server.ts'
import { loadBuildsPage } from '#/account/builds/builds.page.server.ts'
import { loadLinkPage } from '#/account/mail-links/confirm-links.page.server.ts'
import { loadDataPage } from '#/account/profile/data.page.server.ts'
import { loadInvoicePage } from '#/account/orders/invoice.page.server.ts'
import { loadLogoutPage } from '#/account/login/logout.page.server.ts'
import { loadNewsletterPage } from '#/account/profile/newsletter.page.server.ts'
import { loadOrderPage as loadOwnOrderPage } from '#/account/orders/order.page.server.ts'
import { loadOrdersPage } from '#/account/orders/orders.page.server.ts'
import { loadOverviewPage } from '#/account/overview/overview.page.server.ts'
import { loadAccountRoot, loadProfilePage } from '#/account/profile/profile.page.server.ts'
import { loadShippingPage } from '#/account/addresses/shipping.page.server.ts'
import {
  keepCustomer,
  requireCustomer,
  requireGuest,
} from '#/account/frame/require-customer.server.ts'
import { loadSignUpPage } from '#/account/login/sign-up.page.server.ts'
import { loadLoginPage } from '#/account/login/login.page.server.ts'
import { loadRegisterPage } from '#/account/login/register.page.server.ts'
import { loadResetPage } from '#/account/login/reset-password.page.server.ts'
import { loadCollectionScreenPage } from '#/stores/screen/collection-screen.page.server.ts'
import { loadStorePage } from '#/stores/page/store.page.server.ts'
import { loadStoreStockPage } from '#/stores/page/store-stock.page.server.ts'
import { loadStoresPage } from '#/stores/page/stores.page.server.ts'
import { loadCategoryPage, loadJournalPage, loadTagPage } from '#/blog/journal.page.server.ts'
import { loadStoryPage } from '#/blog/story.page.server.ts'
import { loadCatchAll, loadReview } from './catch-all.server.ts'
import { loadContactForm } from '#/content/contact/contact-form.page.server.ts'
import { loadContentRoute, loadPreviewPage } from '#/content/page/content.page.server.ts'
import { loadCheckoutPage } from '#/checkout/page/checkout.page.server.ts'
import { loadConfirmationPage } from '#/checkout/confirmation/confirmation.page.server.ts'
import { loadOrderInvoicePage } from '#/checkout/invoice/order-invoice.page.server.ts'
import { loadOrderPage } from '#/checkout/order/order.page.server.ts'
import { loadSyncPage } from '#/checkout/handover/sync.page.server.ts'
import {
  loadConfirmWithdrawalPage,
  loadWithdrawalPage,
  loadWithdrawalReceiptPage,
} from '#/checkout/withdrawal/withdrawal.page.server.ts'
import { proposeFromAccount } from '#/customers/addresses/checkout-proposal.server.ts'
import { loadFinancePage } from '#/finance/calculator/finance.page.server.ts'
import { searchHelp } from '#/help/help-centre.server.ts'
import { loadQuotePage } from '#/cycle-to-work/quote-page/quote.page.server.ts'
import { loadQuoteStatusPage } from '#/cycle-to-work/quote-page/quote-status.page.server.ts'
import { loadCycleToWorkPage } from '#/cycle-to-work/savings/cycle-to-work.page.server.ts'
import { loadHelpArticlePage } from '#/help/page/help-article.page.server.ts'
import { loadHelpCategoryPage } from '#/help/page/help-category.page.server.ts'
import { loadHelpCentrePage } from '#/help/page/help-centre.page.server.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { loadBuildPage } from '#/saved-builds/page/build.page.server.ts'
import { loadComparePage } from '#/product/compare/compare.page.server.ts'
import type { ChosenPage, PageData, PageKey } from './pages.ts'
import type { LoadedRow, RouteRow } from './routes.ts'
import { loadSearchPage } from '#/search/page/search.page.server.ts'
import { loadContinuePage } from '#/store-mode/handover/continue.page.server.ts'
import { loadHomePage } from '#/storefront/home/home.page.server.ts'
import { loadKitPage } from '#/storefront/kit/kit.page.server.ts'
import type { Ctx, FromCustomer, SessionCtx } from '#/visitor/context.ts'
import { loadClaimPage } from '#/warranty/page/claim.page.server.ts'
import { loadClaimStatusPage } from '#/warranty/page/claim-status.page.server.ts'

/** The result of a row's loader: data that fits the row's page, or a page of its own choice. */
type ResultOf<Row> = Row extends { page: infer Key extends PageKey }
  ? LoadedPage<PageData<Key>> | ChosenPage
  : ChosenPage

type Loader<Context, Request, Result> = (ctx: Context, request: Request) => Promise<Result> | Result

/** The loader of a page that everyone shares has no session to look up. */
type LoaderOf<Row> = Loader<
  Row extends { access: string } ? SessionCtx : Ctx,
  PageRequest,
  ResultOf<Row>
>

type CustomerRow = Extract<LoadedRow, { access: 'customer' }>

/**
 * The loaders by route path. A misspelt or missing path does not compile, nor does data that does not fit
 * the page of the row.
 */
export type Loaders = { [Row in Exclude<LoadedRow, CustomerRow> as Row['path']]: LoaderOf<Row> }
export type CustomerLoaders = {
  [Row in CustomerRow as Row['path']]: Loader<Ctx, FromCustomer<PageRequest>, ResultOf<Row>>
}

/** The preview of a version of the blocks of home is the home page with them. */
async function loadPreviewRoute(ctx: Ctx, request: PageRequest) {
  const { data } = await loadPreviewPage(ctx, request)
  if (data.template !== 'home') return { data }
  return { page: 'storefront/home/home' as const, ...(await loadHomePage(ctx, data)) }
}

const loaders: Loaders = {
  '/': (ctx) => loadHomePage(ctx),
  '/search': (ctx, request) => loadSearchPage(ctx, request, searchHelp),
  '/auth/login': loadLoginPage,
  '/auth/register': loadRegisterPage,
  '/auth/reset-password': loadResetPage,
  '/auth/set-password': loadLinkPage,
  '/auth/confirm-email': loadLinkPage,
  '/auth/logout': loadLogoutPage,
  '/newsletter': loadSignUpPage,
  '/newsletter/confirm': loadLinkPage,
  '/blog': loadJournalPage,
  '/stores': loadStoresPage,
  '/stores/collection-screen': loadCollectionScreenPage,
  '/stores/stock': loadStoreStockPage,
  '/stores/:code': loadStorePage,
  '/blog/tag/:tag': loadTagPage,
  '/blog/category/:category': loadCategoryPage,
  '/blog/:slug': loadStoryPage,
  '/rebrand-katy': loadContentRoute,
  '/home-v2': loadContentRoute,
  '/branding/:slug': loadContentRoute,
  '/help-centre': loadHelpCentrePage,
  '/help-centre/:category': loadHelpCategoryPage,
  '/help-centre/:category/:article': loadHelpArticlePage,
  '/warranty-claim': loadClaimPage,
  '/warranty-claim/status': loadClaimStatusPage,
  '/cycletowork': loadCycleToWorkPage,
  '/cycletowork/quote': (ctx, request) => loadQuotePage(ctx, request, proposeFromAccount),
  '/cycletowork/quote/status': loadQuoteStatusPage,
  '/my-account': loadAccountRoot,
  '/checkout': (ctx) => loadCheckoutPage(ctx, proposeFromAccount),
  '/checkout/confirmation': loadConfirmationPage,
  '/checkout/sync': loadSyncPage,
  '/continue': loadContinuePage,
  '/order': loadOrderPage,
  '/order/invoice': loadOrderInvoicePage,
  '/withdrawal': loadWithdrawalPage,
  '/withdrawal/confirm': loadConfirmWithdrawalPage,
  '/withdrawal/receipt': loadWithdrawalReceiptPage,
  '/finance': loadFinancePage,
  '/compare': loadComparePage,
  '/build/:code?': loadBuildPage,
  '/:bike/build': loadCatchAll,
  '/:bike/build-v2': loadCatchAll,
  '/:bike/review': loadReview,
  '/contact-form': loadContactForm,
  '/-/kit': loadKitPage,
  '/-/preview/:token': loadPreviewRoute,
  '*': loadCatchAll,
}

const customerLoaders: CustomerLoaders = {
  '/my-account/overview': loadOverviewPage,
  '/my-account/profile': loadProfilePage,
  '/my-account/shipping': loadShippingPage,
  '/my-account/shipping/new': loadNewAddressPage,
  '/my-account/shipping/:number': loadAddressPage,
  '/my-account/newsletter': loadNewsletterPage,
  '/my-account/orders': loadOrdersPage,
  '/my-account/orders/:orderNumber': loadOwnOrderPage,
  '/my-account/orders/:orderNumber/invoice': loadInvoicePage,
  '/my-account/builds': loadBuildsPage,
  '/my-account/data': loadDataPage,
}

type AnyPage = LoadedPage<unknown> | ChosenPage
const byPath = new Map<string, Loader<SessionCtx, PageRequest, AnyPage>>(Object.entries(loaders))
const ofCustomer = new Map<string, Loader<Ctx, FromCustomer<PageRequest>, AnyPage>>(
  Object.entries(customerLoaders),
)

/** Checks the row's access rule, then runs its loader. A row without a loader is not found. */
export async function loadRow(
  ctx: SessionCtx,
  { path, access, redirect }: RouteRow,
  request: PageRequest,
): Promise<AnyPage> {
  if (access === 'guest') await requireGuest(ctx, request)
  if (access === 'visitor' && !redirect) await keepCustomer(ctx, request)
  const loadOwn = ofCustomer.get(path)
  if (loadOwn) return loadOwn(ctx, { ...request, session: await requireCustomer(ctx, request) })
  const load = byPath.get(path)
  if (!load) throw pageNotFound()
  return load(ctx, request)
}
