import { loadLoginPage } from './account/login.page.server.ts'
import { loadRegisterPage } from './account/register.page.server.ts'
import { loadResetPage } from './account/reset-password.page.server.ts'
import { loadSetPasswordPage } from './account/set-password.page.server.ts'
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
import type { LoadedPage, PageRequest } from './platform/page.ts'
import { Refusal, type PlatformRefusal } from './platform/refusal.ts'
import { loadComparePage } from './product/compare.page.server.ts'
import { loadSearchPage } from './search/search.page.server.ts'
import { loadHomePage } from './shop/home.page.server.ts'
import { loadKitPage } from './shop/kit.page.server.ts'
import type { Ctx } from './visitor/context.ts'

export type PageLoader = (ctx: Ctx, request: PageRequest) => Promise<LoadedPage> | LoadedPage

/** The same list as `routes.ts`: a route's path and what loads its page. */
export const loaders: Record<string, PageLoader> = {
  '/': loadHomePage,
  '/search': loadSearchPage,
  '/auth/login': loadLoginPage,
  '/auth/register': loadRegisterPage,
  '/auth/reset-password': loadResetPage,
  '/auth/set-password': loadSetPasswordPage,
  '/checkout': loadCheckoutPage,
  '/checkout/confirmation': loadConfirmationPage,
  '/checkout/sync': loadSyncPage,
  '/order': loadOrderPage,
  '/withdrawal': loadWithdrawalPage,
  '/withdrawal/confirm': loadConfirmWithdrawalPage,
  '/withdrawal/receipt': loadWithdrawalReceiptPage,
  '/compare': loadComparePage,
  '/-/kit': loadKitPage,
  '*': loadCatchAll,
}

export const notBuilt: PageLoader = () => {
  throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
}
