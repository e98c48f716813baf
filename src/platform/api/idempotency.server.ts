import type { Db } from '#/db/client.server.ts'
import { forgetAnswersHolding } from './idempotency.store.server.ts'

/** Deletes stored responses that contain this text, such as the email address in an erasure request. */
export const forgetAnswersWith = (db: Db, text: string) => forgetAnswersHolding(db, text)
