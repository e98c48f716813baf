import { and, count, eq, sql } from 'drizzle-orm'
import type { Address } from '#/postal-address/address.ts'
import { storedAddress } from '#/postal-address/stored-address.ts'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { customerAddresses, customers } from '#/db/tables/customers.server.ts'

export type StoredAddress = { number: number; address: Address }

const isOwn = (customerId: number, number: number) =>
  and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.number, number))

const toAddress = (stored: unknown): Address =>
  fromStored(storedAddress, stored, 'customer_addresses.address')

export async function listAddresses(db: Db, customerId: number): Promise<StoredAddress[]> {
  const rows = await db
    .select({ number: customerAddresses.number, address: customerAddresses.address })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(customerAddresses.number)
  return rows.map(({ number, address }) => ({ number, address: toAddress(address) }))
}

export async function findAddress(
  db: Db,
  customerId: number,
  number: number,
): Promise<Address | null> {
  const [found] = await db.select().from(customerAddresses).where(isOwn(customerId, number))
  return found ? toAddress(found.address) : null
}

export async function countAddresses(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ held: count() })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
  return row?.held ?? 0
}

/**
 * Locks the customer's row until the transaction ends, so that their addresses and defaults do not
 * change.
 */
export async function lockCustomer(db: Db, customerId: number) {
  const [row] = await db
    .select({
      defaultShipping: customers.defaultShipping,
      defaultBilling: customers.defaultBilling,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  return row ?? null
}

/** Returns the number of the new address. */
export async function insertAddress(
  db: Db,
  customerId: number,
  address: Address,
  now: Date,
): Promise<number> {
  const [made] = await db
    .update(customers)
    .set({ addressesMade: sql`${customers.addressesMade} + 1` })
    .where(eq(customers.id, customerId))
    .returning({ number: customers.addressesMade })
  if (!made) throw new Error('An address was added for a customer who is not there.')
  const row = { customerId, number: made.number, address, createdAt: now, updatedAt: now }
  await db.insert(customerAddresses).values(row)
  return made.number
}

export async function replaceAddress(
  db: Db,
  customerId: number,
  { number, address }: StoredAddress,
  now: Date,
): Promise<void> {
  await db
    .update(customerAddresses)
    .set({ address, updatedAt: now })
    .where(isOwn(customerId, number))
}

export async function deleteAddress(db: Db, customerId: number, number: number): Promise<void> {
  await db.delete(customerAddresses).where(isOwn(customerId, number))
}

export async function deleteAddressesOf(db: Db, customerId: number): Promise<void> {
  await db.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId))
}
