import { sendOrder } from './checkout/send-order.server.ts'
import type { ActionOutcome, ActionRequest } from './platform/page.ts'
import { sendKitForm } from './shop/kit.page.server.ts'
import type { Ctx } from './visitor/context.ts'

export type PageAction = (
  ctx: Ctx,
  request: ActionRequest,
) => Promise<ActionOutcome> | ActionOutcome

/** The pages that forms may be sent to: a route's path and what takes the form. */
export const actions: Record<string, PageAction> = {
  '/checkout': sendOrder,
  '/-/kit': sendKitForm,
}
