import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

/** An account that is erased leaves its orders to the tax office, without a name that leads to a person. */
export async function writeForgotten(db: Db, customerId: number): Promise<void> {
  await db.execute(sql`
    with his as (select id from orders where customer_id = ${customerId}),
    links as (delete from order_links where order_id in (select id from his)),
    words as (update withdrawals set name = '', email = '' where order_id in (select id from his))
    update orders set customer_id = null, email = '', agreed = agreed || jsonb_build_object(
      'telephone', null,
      'shippingAddress', jsonb_build_object('firstName', '', 'lastName', '', 'company', null, 'telephone', '',
        'street', jsonb_build_array(''), 'city', '', 'region', null, 'postcode', null, 'vatId', null,
        'country', agreed -> 'shippingAddress' ->> 'country'),
      'billingAddress', jsonb_build_object('firstName', '', 'lastName', '', 'company', null, 'telephone', '',
        'street', jsonb_build_array(''), 'city', '', 'region', null, 'postcode', null, 'vatId', null,
        'country', agreed -> 'billingAddress' ->> 'country'))
    where customer_id = ${customerId}`)
}
