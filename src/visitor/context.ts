import type { BaseCtx } from '#/platform/config/context.ts'
import type { Visitor } from './visitor.ts'

/** The first argument of every use case. */
export type Ctx = BaseCtx & {
  visitor: Visitor
  /** Looks up the customer's session on first use; null for a guest. */
  session: () => Promise<Session | null>
}

/** One login of one browser. */
export type Session = { customerId: number; sessionId: number }
