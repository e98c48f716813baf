import { sendLogin } from './account/login.page.server.ts'
import { sendRegistration } from './account/register.page.server.ts'
import { sendReset } from './account/reset-password.page.server.ts'
import { sendSetPassword } from './account/set-password.page.server.ts'
import { sendOrderForm } from './checkout/order.page.server.ts'
import { sendOrder } from './checkout/send-order.server.ts'
import { confirmWithdrawalForm, sendWithdrawal } from './checkout/withdrawal.page.server.ts'
import type { ActionOutcome, ActionRequest } from './platform/page.ts'
import { sendKitForm } from './shop/kit.page.server.ts'
import type { Ctx } from './visitor/context.ts'

export type PageAction = (
  ctx: Ctx,
  request: ActionRequest,
) => Promise<ActionOutcome> | ActionOutcome

/** The pages that forms may be sent to: a route's path and what takes the form. */
export const actions: Record<string, PageAction> = {
  '/auth/login': sendLogin,
  '/auth/register': sendRegistration,
  '/auth/reset-password': sendReset,
  '/auth/set-password': sendSetPassword,
  '/checkout': sendOrder,
  '/order': sendOrderForm,
  '/withdrawal': sendWithdrawal,
  '/withdrawal/confirm': confirmWithdrawalForm,
  '/-/kit': sendKitForm,
}
