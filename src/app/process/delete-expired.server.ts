import { deleteIdleCarts } from '#/cart/lines/cart.store.server.ts'
import { deleteOldConsents } from '#/consent/consents.store.server.ts'
import { deleteOldPreviews } from '#/content/content.store.server.ts'
import { deleteExpiredAccess } from '#/customers/sessions/delete-expired.server.ts'
import { deleteOldHandovers } from '#/checkout/handover/handover.server.ts'
import { expireQuotes } from '#/cycle-to-work/quotes/quote-steps.server.ts'
import { deleteOldQuotes } from '#/cycle-to-work/quotes/quotes.store.server.ts'
import { deleteOldLinks } from '#/orders/links/order-links.store.server.ts'
import { deleteFailedOrders } from '#/orders/order/erase-buyer.store.server.ts'
import { eraseBuyersOfClosed } from '#/orders/order/orders.server.ts'
import { deleteOldKeys } from '#/platform/api/idempotency.server.ts'
import { deleteOldBuilds } from '#/saved-builds/builds/saved-builds.store.server.ts'
import { deleteOldQuotas } from '#/platform/rate-limit/attempts.server.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import { deleteOldFailedJobs } from '#/platform/jobs/failed-jobs.store.server.ts'
import { deleteOldMails } from '#/platform/jobs/sent-mails.store.server.ts'
import { deleteOldPhoneHandovers } from '#/store-mode/handover/phone-handover.store.server.ts'
import { deleteOutdatedClaims } from '#/warranty/claim/claims.server.ts'
import { deleteExpiredFiles } from '#/warranty/uploads/upload-files.server.ts'
import type { Db } from '#/db/client.server.ts'
import type { Config } from '#/platform/config/config.server.ts'

type Stores = { config: Config; db: Db }
type Deletion = (stores: Stores, now: Date) => Promise<unknown>

const inDatabase =
  (work: (db: Db, now: Date) => Promise<unknown>): Deletion =>
  ({ db }, now) =>
    work(db, now)

/** In this order: files are deleted after their claims, and quotes after they have expired. */
export const deletions = {
  deleteOldKeys: inDatabase(deleteOldKeys),
  deleteOldQuotas: inDatabase(deleteOldQuotas),
  deleteIdleCarts: inDatabase(deleteIdleCarts),
  deleteOldLinks: inDatabase(deleteOldLinks),
  deleteOldPreviews: inDatabase(deleteOldPreviews),
  eraseBuyersOfClosed: inDatabase(eraseBuyersOfClosed),
  deleteFailedOrders: inDatabase(deleteFailedOrders),
  deleteOldHandovers: inDatabase(deleteOldHandovers),
  deleteExpiredAccess: inDatabase(deleteExpiredAccess),
  deleteOldMails: inDatabase(deleteOldMails),
  deleteOldFailedJobs: inDatabase(deleteOldFailedJobs),
  deleteOutdatedClaims: inDatabase(deleteOutdatedClaims),
  deleteExpiredFiles,
  expireQuotes: inDatabase(expireQuotes),
  deleteOldQuotes: inDatabase(deleteOldQuotes),
  deleteOldConsents: inDatabase(deleteOldConsents),
  deleteOldBuilds: inDatabase(deleteOldBuilds),
  deleteOldPhoneHandovers: inDatabase(deleteOldPhoneHandovers),
} satisfies Record<string, Deletion>

/** Deletes what the shop may keep no longer. One deletion that fails, as without the file store, keeps no other waiting. */
export async function deleteExpired(stores: Stores, now: Date): Promise<void> {
  await forEachRow(Object.values(deletions), (work) => work(stores, now), {
    failure: 'Some of what has expired could not be deleted.',
  })
}
