import type { Db } from '#/db/client.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { testCtx } from './context.ts'

/** A logged-in customer's context. */
export const testContext = (db: Db, customerId: number): Ctx => ({
  ...testCtx(db),
  session: () => Promise.resolve({ customerId, sessionId: 1 }),
})
