import { loadAddressPage, loadNewAddressPage } from './account/address.page.server.ts'
import { loadBuildsPage } from './account/builds.page.server.ts'
import { loadConfirmEmailPage } from './account/confirm-email.page.server.ts'
import { loadDataPage } from './account/data.page.server.ts'
import { loadInvoicePage } from './account/invoice.page.server.ts'
import { loadLogoutPage } from './account/logout.page.server.ts'
import { loadNewsletterPage } from './account/newsletter.page.server.ts'
import { loadNewsletterConfirmPage } from './account/newsletter-confirm.page.server.ts'
import { loadOrderPage as loadOwnOrderPage } from './account/order.page.server.ts'
import { loadOrdersPage } from './account/orders.page.server.ts'
import { loadAccountRoot, loadProfilePage } from './account/profile.page.server.ts'
import { loadShippingPage } from './account/shipping.page.server.ts'
import { loadSignUpPage } from './account/sign-up.page.server.ts'
import { loadLoginPage } from './account/login.page.server.ts'
import { loadRegisterPage } from './account/register.page.server.ts'
import { loadResetPage } from './account/reset-password.page.server.ts'
import { loadSetPasswordPage } from './account/set-password.page.server.ts'
import { loadJournalPage } from './blog/journal.page.server.ts'
import { loadStoryPage } from './blog/story.page.server.ts'
import { loadCatchAll } from './catch-all.server.ts'
import { loadCheckoutPage } from './checkout/checkout.page.server.ts'
import { loadConfirmationPage } from './checkout/confirmation.page.server.ts'
import { loadOrderPage } from './checkout/order.page.server.ts'
import { loadSyncPage } from './checkout/sync.page.server.ts'
import {
  loadConfirmWithdrawalPage,
  loadWithdrawalPage,
  loadWithdrawalReceiptPage,
} from './checkout/withdrawal.page.server.ts'
import { proposeFromAccount } from './customers/checkout-proposal.server.ts'
import type { LoadedPage, PageRequest } from './platform/page.ts'
import { Refusal, type PlatformRefusal } from './platform/refusal.ts'
import { loadComparePage } from './product/compare.page.server.ts'
import type { LoadedPath, RouteRow } from './routes.ts'
import { loadSearchPage } from './search/search.page.server.ts'
import { loadHomePage } from './shop/home.page.server.ts'
import { loadKitPage } from './shop/kit.page.server.ts'
import type { Ctx } from './visitor/context.ts'

export type PageLoader = (ctx: Ctx, request: PageRequest) => Promise<LoadedPage> | LoadedPage

/** The same list as `routes.ts`: a route's path and what loads its page. */
const loaders: Record<LoadedPath, PageLoader> = {
  '/': loadHomePage,
  '/search': loadSearchPage,
  '/auth/login': loadLoginPage,
  '/auth/register': loadRegisterPage,
  '/auth/reset-password': loadResetPage,
  '/auth/set-password': loadSetPasswordPage,
  '/auth/confirm-email': loadConfirmEmailPage,
  '/auth/logout': loadLogoutPage,
  '/newsletter': loadSignUpPage,
  '/newsletter/confirm': loadNewsletterConfirmPage,
  '/blog': loadJournalPage,
  '/blog/:slug': loadStoryPage,
  '/my-account': loadAccountRoot,
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
  '/checkout': (ctx) => loadCheckoutPage(ctx, proposeFromAccount),
  '/checkout/confirmation': loadConfirmationPage,
  '/checkout/sync': loadSyncPage,
  '/order': loadOrderPage,
  '/withdrawal': loadWithdrawalPage,
  '/withdrawal/confirm': loadConfirmWithdrawalPage,
  '/withdrawal/receipt': loadWithdrawalReceiptPage,
  '/compare': loadComparePage,
  '/:bike/build': loadCatchAll,
  '/:bike/build-v2': loadCatchAll,
  '/:bike/review': loadCatchAll,
  '/-/kit': loadKitPage,
  '*': loadCatchAll,
}

const notBuilt: PageLoader = () => {
  throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
}

/** Of a row that is only planned, the loader says that there is no page. */
export const loaderOf = ({ path }: RouteRow): PageLoader => byPath.get(path) ?? notBuilt
const byPath = new Map<string, PageLoader>(Object.entries(loaders))
