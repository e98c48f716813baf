import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { customers, newsletterSubscribers as subscribers } from '#/db/tables/customers.server.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { fromStored } from '#/db/stored-json.ts'
import { storedAddress } from '#/postal-address/stored-address.ts'
import { customerColumns } from './customers.store.server.ts'
import { isOwnSubscription } from './newsletter.store.server.ts'

const storedAddresses = v.array(v.object({ number: v.number(), address: storedAddress }))

const prepareFind = memoizeWeak((db: Db) =>
  db
    .select({
      customer: customerColumns,
      addresses: sql<unknown>`(
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
  if (!found) return null
  const addresses = fromStored(storedAddresses, found.addresses, 'customer_addresses')
  return { ...found, addresses }
}
