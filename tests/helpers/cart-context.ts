import type { Db } from '#/db/client.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { testCtx } from './context.ts'

/** The context of a logged-in customer. */
export const testContext = (db: Db, customerId: number): Ctx => ({
  ...testCtx(db),
  session: () => Promise.resolve({ customerId, sessionId: 1 }),
})
