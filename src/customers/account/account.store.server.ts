import { eq, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { customers, newsletterSubscribers as subscribers } from '#/db/tables/customers.server.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { StoredAddress } from '#/customers/addresses/addresses.store.server.ts'
import { customerColumns } from './customers.store.server.ts'
import { isOwnSubscription } from './newsletter.store.server.ts'

const prepareFind = memoizeWeak((db: Db) =>
  db
    .select({
      customer: customerColumns,
      addresses: sql<StoredAddress[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('number', a.number, 'address', a.address)
          order by a.number), '[]') from customer_addresses a where a.customer_id = ${customers.id})`,
      isSubscribed: sql<boolean>`exists (
        select 1 from ${subscribers} where ${isOwnSubscription}
          and ${subscribers.status} = 'subscribed')`,
    })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id')))
    .prepare('find_account'),
)

/** Reads a customer, their addresses and their newsletter subscription in one statement. */
export async function findAccount(db: Db, id: number) {
  const [found] = await prepareFind(db).execute({ id })
  return found ?? null
}
