import { sendAddress, sendNewAddress } from '#/account/addresses/address.page.server.ts'
import {
  sendConfirmEmail,
  sendNewsletterConfirm,
} from '#/account/mail-links/confirm-links.page.server.ts'
import { sendErase } from '#/account/profile/data.page.server.ts'
import { sendLogout } from '#/account/login/logout.page.server.ts'
import { sendNewsletter } from '#/account/profile/newsletter.page.server.ts'
import { sendBuilds } from '#/account/builds/builds.page.server.ts'
import { sendBuyAgain } from '#/account/orders/order.page.server.ts'
import { sendProfile } from '#/account/profile/profile.page.server.ts'
import { sendShipping } from '#/account/addresses/shipping.page.server.ts'
import { sendSignUp } from '#/account/login/sign-up.page.server.ts'
import { sendLogin } from '#/account/login/login.page.server.ts'
import { sendRegistration } from '#/account/login/register.page.server.ts'
import { sendReset } from '#/account/login/reset-password.page.server.ts'
import { sendSetPassword } from '#/account/mail-links/set-password.page.server.ts'
import { sendOrderForm } from '#/checkout/order/order.page.server.ts'
import { sendToCheckout } from '#/checkout/page/send-to-checkout.server.ts'
import {
  confirmWithdrawalForm,
  sendWithdrawal,
} from '#/checkout/withdrawal/withdrawal.page.server.ts'
import { sendContactForm } from '#/content/contact/contact-form.page.server.ts'
import { sendQuote } from '#/cycle-to-work/quote-page/quote.page.server.ts'
import { sendQuoteStatus } from '#/cycle-to-work/quote-page/quote-status.page.server.ts'
import { sendHelpAnswer } from '#/help/page/help-article.page.server.ts'
import type { CustomerPath, RoutePath, RouteRow } from './routes.ts'
import { sendPairingCode } from '#/stores/screen/collection-screen.page.server.ts'
import { sendChosenStore } from '#/stores/page/store.page.server.ts'
import { sendStoreChoice } from '#/stores/page/store-stock.page.server.ts'
import { sendBuild } from '#/saved-builds/page/send-build.server.ts'
import { sendPhoneCode } from '#/store-mode/handover/continue.page.server.ts'
import { sendReview } from './catch-all.server.ts'
import { sendKitForm } from '#/storefront/kit/kit.page.server.ts'
import type { Action, CustomerAction, SessionCtx } from '#/visitor/context.ts'
import { sendClaim } from '#/warranty/page/claim.page.server.ts'
import { sendClaimStatusForm } from '#/warranty/page/claim-status.page.server.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'

export type PageAction = Action<SessionCtx>

/** The form handlers by route path. */
export const actions: Partial<Record<Exclude<RoutePath, CustomerPath>, PageAction>> = {
  '/auth/login': sendLogin,
  '/auth/register': sendRegistration,
  '/auth/reset-password': sendReset,
  '/auth/set-password': sendSetPassword,
  '/auth/confirm-email': sendConfirmEmail,
  '/auth/logout': sendLogout,
  '/newsletter': sendSignUp,
  '/newsletter/confirm': sendNewsletterConfirm,
  '/help-centre/:category/:article': sendHelpAnswer,
  '/checkout': sendToCheckout,
  '/cycletowork/quote': sendQuote,
  '/cycletowork/quote/status': sendQuoteStatus,
  '/continue': sendPhoneCode,
  '/order': sendOrderForm,
  '/withdrawal': sendWithdrawal,
  '/withdrawal/confirm': confirmWithdrawalForm,
  '/build/:code?': sendBuild,
  '/:bike/review': sendReview,
  '/stores/collection-screen': sendPairingCode,
  '/stores/stock': sendStoreChoice,
  '/stores/:code': sendChosenStore,
  '/contact-form': sendContactForm,
  '/warranty-claim': sendClaim,
  '/warranty-claim/status': sendClaimStatusForm,
  '/-/kit': sendKitForm,
}

const customerActions: Partial<Record<CustomerPath, CustomerAction<SessionCtx>>> = {
  '/my-account/profile': sendProfile,
  '/my-account/shipping': sendShipping,
  '/my-account/shipping/new': sendNewAddress,
  '/my-account/shipping/:number': sendAddress,
  '/my-account/newsletter': sendNewsletter,
  '/my-account/orders/:orderNumber': sendBuyAgain,
  '/my-account/builds': sendBuilds,
  '/my-account/data': sendErase,
}

/** A customer whose session has ended gets the form back, which says so. */
const withSession =
  (send: CustomerAction<SessionCtx>): PageAction =>
  async (ctx, request) => {
    const session = await ctx.session()
    if (!session) throw sessionExpired()
    return send(ctx, { ...request, session })
  }

const byPath = new Map<string, PageAction>([
  ...Object.entries(actions),
  ...Object.entries(customerActions).map(([path, send]): [string, PageAction] => [
    path,
    withSession(send),
  ]),
])

/** Every route with a form handler. */
export const actionPaths: readonly string[] = [...byPath.keys()]

/** Undefined for a page without a form handler. */
export const actionOf = ({ path }: Pick<RouteRow, 'path'>): PageAction | undefined =>
  byPath.get(path)
