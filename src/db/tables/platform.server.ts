import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { jsonColumn } from './json-column.server.ts'
import { instant } from './instant.server.ts'

const storedAnswer = v.object({ body: v.unknown(), cookies: v.array(v.string()) })

/** Stored responses, so that a repeated request gets the same one and has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    answer: jsonColumn(storedAnswer)(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)

/** Rate-limit counters shared by all processes: attempts at a password, a coupon, a form. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text().notNull(),
    window: bigint({ mode: 'number' }).notNull(),
    count: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.window] }),
    index('rate_limits_expires_at').on(table.expiresAt),
  ],
)

/** The processes that work the job queue, with their last heartbeat. */
export const jobPools = pgTable('job_pools', {
  id: text().primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
})

/** The mails that have been sent, so that a job that runs again sends none twice. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: text().primaryKey(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [index('sent_mails_sent_at').on(table.sentAt)],
)
