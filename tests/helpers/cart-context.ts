import type { Db } from '#/db/client.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { testCtx, testSession } from './context.ts'

/** The context of a logged-in customer. */
export const testContext = (db: Db, customerId: number): SessionCtx => ({
  ...testCtx(db),
  session: () => Promise.resolve(testSession(customerId)),
})
