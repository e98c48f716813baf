import type { ActionOutcome, ActionRequest } from '#/platform/api/page.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import type { Visitor } from './visitor.ts'

/** The first argument of every use case. */
export type Ctx = BaseCtx & { visitor: Visitor }

/**
 * The context of answers for one visitor alone. Answers that everyone shares get a `Ctx`, which cannot look up who
 * is logged in. They must not read cookies from `visitor.cookieHeader` either.
 */
export type SessionCtx = Ctx & {
  /** Looks up the customer's session on first use; null for a guest. */
  session: () => Promise<Session | null>
}

/** One login of one browser. */
export type Session = { customerId: CustomerId; sessionId: number }

declare const customerId: unique symbol
/** The id of a customer who has logged in. No number from a request or a table has this type. */
export type CustomerId = number & { readonly [customerId]: true }

/** The request of a customer's page, to which the router adds the session. */
export type FromCustomer<Request> = Request & { session: Session }

/** Takes a page's form. An action that looks up who is logged in asks for a `SessionCtx`. */
export type Action<Context extends Ctx = Ctx> = (
  ctx: Context,
  request: ActionRequest,
) => Promise<ActionOutcome> | ActionOutcome

/** Takes a form of the customer's account. */
export type CustomerAction<Context extends Ctx = Ctx> = (
  ctx: Context,
  request: FromCustomer<ActionRequest>,
) => Promise<ActionOutcome> | ActionOutcome
