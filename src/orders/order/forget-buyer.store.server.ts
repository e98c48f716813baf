import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { orders, withdrawals } from '#/db/tables/orders.server.ts'
import type { OrderState } from './order-state.ts'

/** Orders are found by customer, or for a guest by email address, on one site or on all. */
export type Buyer = { customerId: number } | { email: string; site: string | null }

const isBuyers = (buyer: Buyer) =>
  'customerId' in buyer
    ? eq(orders.customerId, buyer.customerId)
    : and(
        isNull(orders.customerId),
        eq(orders.email, buyer.email.toLowerCase()),
        buyer.site === null ? undefined : eq(orders.site, buyer.site),
      )

/**
 * Removes names, addresses and free text from a buyer's orders, which are kept for the tax office.
 * Returns the cart ids of those orders.
 */
export async function writeForgotten(db: Db, buyer: Buyer): Promise<string[]> {
  const theirs = db.select({ id: orders.id }).from(orders).where(isBuyers(buyer))
  await db.execute(sql`delete from order_links where order_id in (${theirs})`)
  await db
    .update(withdrawals)
    .set({ name: '', email: '' })
    .where(inArray(withdrawals.orderId, theirs))
  const forgotten = await db
    .update(orders)
    .set({ customerId: null, email: '', agreed: withoutPerson })
    .where(isBuyers(buyer))
    .returning({ cartId: orders.cartId })
  return forgotten.map(({ cartId }) => cartId)
}

const anonymousAddress = (key: 'shippingAddress' | 'billingAddress') => sql`
  jsonb_build_object('firstName', '', 'lastName', '', 'company', null, 'telephone', '',
    'street', jsonb_build_array(''), 'city', '', 'region', null, 'postcode', null, 'vatId', null,
    'country', agreed -> ${sql.raw(`'${key}'`)} ->> 'country')`

const withoutPerson = sql`agreed || jsonb_build_object(
  'telephone', null,
  'shippingAddress', ${anonymousAddress('shippingAddress')},
  'billingAddress', ${anonymousAddress('billingAddress')},
  'lines', (select coalesce(jsonb_agg(line || '{"entered": []}' order by place), '[]')
    from jsonb_array_elements(agreed -> 'lines') with ordinality as each (line, place)))`

/** Clears withdrawals from an email address that matched no order. */
export async function forgetLooseWithdrawals(db: Db, email: string): Promise<void> {
  await db
    .update(withdrawals)
    .set({ name: '', email: '', orderNumber: '' })
    .where(and(isNull(withdrawals.orderId), sql`lower(${withdrawals.email}) = lower(${email})`))
}

/** A buyer's order numbers, oldest first, except those in the given states. */
export async function readNumbersOf(
  db: Db,
  buyer: Buyer,
  except: readonly OrderState[] = [],
): Promise<string[]> {
  const isIncluded = except.length === 0 ? undefined : notInArray(orders.state, [...except])
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isBuyers(buyer), isIncluded))
    .orderBy(orders.placedAt)
  return rows.map(({ number }) => number)
}
