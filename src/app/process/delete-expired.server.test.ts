import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { anItem, anOrderRequest, aQuote, buyer } from '../../../tests/helpers/order-shop.ts'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { deleteExpired, deletions } from './delete-expired.server.ts'

const { db } = await cartDatabase()
const folder = await mkdtemp(join(tmpdir(), 'expired-'))
atEndOfFile(() => rm(folder, { recursive: true, force: true }))

const config = readConfig({ DATA_DIR: folder })
const storedAs = (upload: string, part: string) => join(folder, 'files', 'claims', upload, part)

/** An upload whose date has passed, with parts that are in no store yet. */
async function anExpiredUpload(id: string, parts: readonly string[]) {
  await mkdir(join(folder, 'files', 'claims', id), { recursive: true })
  await db.execute(sql`
    insert into warranty_uploads (id, kind, name, size, received, started_at, expires_at)
    values (${id}, 'picture', '', 10, 10, now(), now() - interval '1 hour')`)
  for (const [at, part] of parts.entries())
    await db.execute(sql`
      insert into warranty_upload_parts (key, upload_id, starts_at, stored_at)
      values (${`claims/${id}/${part}`}, ${id}, ${at}, now())`)
}

/** A folder stands where the file should be, so that it cannot be deleted as a file. */
const breakPart = (upload: string, part: string) => mkdir(storedAs(upload, part))

const leftKeys = async () => {
  const { rows } = await db.execute(sql`
    select u.id, (select array_agg(key) from warranty_upload_parts where upload_id = u.id) as keys
    from warranty_uploads u`)
  return rows
}

test('a file that cannot be deleted keeps no other data beyond its date, and is tried again', async () => {
  await anExpiredUpload('one', ['bad', 'good'])
  await breakPart('one', 'bad')
  await anExpiredUpload('two', ['good'])
  const good = [storedAs('one', 'good'), storedAs('two', 'good')]
  await Promise.all(good.map((file) => writeFile(file, 'a picture')))
  await db.execute(sql`
    insert into phone_handovers (code_hash, site, pieces, expires_at)
    values ('old', 'uk', 0, now() - interval '1 hour')`)
  const run = deleteExpired({ config, db }, new Date())
  await expect(run).rejects.toMatchObject({ errors: [{ code: 'ERR_FS_EISDIR' }] })
  expect(await leftKeys()).toEqual([{ id: 'one', keys: ['claims/one/bad'] }])
  for (const file of good) await expect(access(file)).rejects.toThrow('ENOENT')
  const { rows } = await db.execute(sql`select code_hash from phone_handovers`)
  expect(rows).toEqual([])
  await rm(storedAs('one', 'bad'), { recursive: true })
  await deleteExpired({ config, db }, new Date())
  expect(await leftKeys()).toEqual([])
})

/** An order that ended so many days ago. */
async function anEndedOrder(state: string, days: number, isMarked = false) {
  const ada = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await db.execute(sql`update orders set state = ${state}, is_erased_when_closed = ${isMarked},
    ended_at = now() - ${days} * interval '1 day' where id = ${order.id}`)
}

async function aQuoteThatEnded(days: number) {
  const { quote } = await aQuote(db, [anItem(helmet)])
  await db.execute(sql`update cycle_quotes set state = 'expired',
    ended_at = now() - ${days} * interval '1 day' where id = ${quote.id}`)
}

/** Each deletion with something that is due, something that is not, and the number of both that are left. */
const cases: Record<keyof typeof deletions, { fill: () => Promise<unknown>; left: string }> = {
  deleteOldKeys: {
    fill: () =>
      db.execute(sql`insert into idempotency_keys (scope, key, request_hash, created_at)
      values ('a', '1', '', now() - interval '61 min'), ('a', '2', '', now() - interval '59 min')`),
    left: `select from idempotency_keys`,
  },
  deleteOldQuotas: {
    fill: () =>
      db.execute(sql`delete from rate_limits`).then(() =>
        db.execute(sql`
      insert into rate_limits (bucket, "window", count, expires_at)
      values ('old', 0, 1, now() - interval '1 s'), ('new', 0, 1, now() + interval '1 h')`),
      ),
    left: `select from rate_limits where bucket in ('old', 'new')`,
  },
  deleteIdleCarts: {
    fill: () =>
      db.execute(sql`insert into carts (id, site, created_at, updated_at)
      values ('old', 'uk', now(), now() - interval '31 days'), ('new', 'uk', now(), now() - interval '29 days')`),
    left: `select from carts where id in ('old', 'new')`,
  },
  deleteOldLinks: {
    fill: () =>
      anEndedOrder('complete', 1).then(() =>
        db.execute(sql`
      insert into order_links (token_hash, order_id, expires_at)
      select name, (select max(id) from orders), now() + span from (values
        ('old', interval '-1 s'), ('new', interval '1 h')) as links (name, span)`),
      ),
    left: `select from order_links where token_hash in ('old', 'new')`,
  },
  deleteOldPreviews: {
    fill: () =>
      db.transaction(async (tx) => {
        // The row needs no page to be deleted.
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`insert into content_previews (token_hash, page_id, version, expires_at)
        values ('old', 1, 1, now() - interval '1 s'), ('new', 1, 1, now() + interval '1 h')`)
      }),
    left: `select from content_previews`,
  },
  eraseBuyersOfClosed: {
    fill: async () => {
      await anEndedOrder('cancelled', 2, true)
      await anEndedOrder('cancelled', 0, true)
    },
    left: `select from orders where state = 'cancelled' and email <> ''`,
  },
  deleteFailedOrders: {
    fill: async () => {
      await anEndedOrder('declined', 31)
      await anEndedOrder('timed-out', 29)
    },
    left: `select from orders where state in ('declined', 'timed-out')`,
  },
  deleteOldHandovers: {
    fill: () =>
      db.execute(sql`insert into checkout_handovers (cart_id, locale, handed_at)
      values ('old', 'en', now() - interval '31 days'), ('new', 'en', now())`),
    left: `select from checkout_handovers`,
  },
  deleteExpiredAccess: {
    fill: () =>
      db.execute(sql`
      insert into newsletter_subscribers (site, email, status, locale, source, asked_at, updated_at)
      select 'uk', name, 'unconfirmed', 'en', 'footer', asked, asked from (values
        ('old', now() - interval '8 days'), ('new', now() - interval '6 days')) as people (name, asked)`),
    left: `select from newsletter_subscribers`,
  },
  deleteOldMails: {
    fill: () =>
      db.execute(sql`insert into sent_mails (id, sent_at)
      values ('old', now() - interval '31 days'), ('new', now() - interval '29 days')`),
    left: `select from sent_mails`,
  },
  deleteOldFailedJobs: {
    fill: async () => {
      for (const [name, days] of [
        ['old', 31],
        ['new', 29],
      ] as const) {
        await db.execute(sql`select graphile_worker.add_job(${name}, max_attempts => 1)`)
        await db.execute(sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'no',
          run_at = now() - ${days} * interval '1 day' where id = (select max(id) from graphile_worker._private_jobs)`)
      }
    },
    left: `select from graphile_worker.jobs where task_identifier in ('old', 'new')`,
  },
  deleteOutdatedClaims: {
    fill: () =>
      db.execute(sql`insert into warranty_claims
      (number, site, locale, attempt_id, state, email, answers, made_at, retained_until)
      values ('old', 'uk', 'en', 'old', 'received', '', '{}', now(), now() - interval '1 s'),
        ('new', 'uk', 'en', 'new', 'received', '', '{}', now(), now() + interval '1 h')`),
    left: `select from warranty_claims`,
  },
  deleteExpiredFiles: {
    fill: async () => {
      await anExpiredUpload('three', [])
      await anExpiredUpload('four', [])
      await db.execute(sql`
        update warranty_uploads set expires_at = now() + interval '1 h' where id = 'four'`)
    },
    left: `select from warranty_uploads`,
  },
  expireQuotes: {
    fill: async () => {
      const { quote } = await aQuote(db, [anItem(helmet)])
      await aQuote(db, [anItem(helmet)])
      await db.execute(sql`
        update cycle_quotes set expires_at = now() - interval '1 s' where id = ${quote.id}`)
    },
    left: `select from cycle_quotes where state = 'issued'`,
  },
  deleteOldQuotes: {
    fill: async () => {
      await aQuoteThatEnded(91)
      await aQuoteThatEnded(89)
    },
    left: `select from cycle_quotes where state = 'expired' and ended_at < now() - interval '1 day'`,
  },
  deleteOldConsents: {
    fill: () =>
      db.execute(sql`
      insert into consents (consent_id, site, locale, revision, categories, decided_at, delete_at)
      values ('old', 'uk', 'en', 1, '{}', now(), now() - interval '1 s'),
        ('new', 'uk', 'en', 1, '{}', now(), now() + interval '1 h')`),
    left: `select from consents`,
  },
  deleteOldBuilds: {
    fill: () =>
      db.execute(sql`
      insert into saved_builds (code, customer_id, product_id, fingerprint, site, locale, country, currency,
        snapshot, created_at, opened_at, deleted_at)
      select name, 1, 1, name, 'uk', 'en', 'gb', 'GBP', '{}', now(), now(), gone from (values
        ('old', now() - interval '61 min'), ('new', now() - interval '59 min')) as builds (name, gone)`),
    left: `select from saved_builds`,
  },
  deleteOldPhoneHandovers: {
    fill: () =>
      db.execute(sql`insert into phone_handovers (code_hash, site, pieces, expires_at)
      values ('old', 'uk', 0, now() - interval '1 s'), ('new', 'uk', 0, now() + interval '1 h')`),
    left: `select from phone_handovers`,
  },
}

test('each kind of thing that the shop may keep no longer is deleted by the job, and nothing else', async () => {
  const left = async () => {
    const counts = new Map<string, number>()
    for (const [name, { left: rows }] of Object.entries(cases))
      counts.set(name, (await db.execute(sql.raw(rows))).rowCount ?? 0)
    return Object.fromEntries(counts)
  }
  for (const { fill } of Object.values(cases)) await fill()
  const names = Object.keys(deletions)
  expect(await left()).toEqual(Object.fromEntries(names.map((name) => [name, 2])))
  await deleteExpired({ config, db }, new Date())
  expect(await left()).toEqual(Object.fromEntries(names.map((name) => [name, 1])))
})
