import type { Db } from '#/db/client.server.ts'
import { forgetAnswersHolding } from './idempotency.store.server.ts'

/** Deletes kept answers in which a text stands: the address of somebody who wants to be forgotten. */
export const forgetAnswersWith = (db: Db, text: string) => forgetAnswersHolding(db, text)
