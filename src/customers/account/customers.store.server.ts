import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { customers } from '#/db/tables/customers.server.ts'
import type { Customer } from './customer.ts'

export const customerColumns = {
  id: customers.id,
  site: customers.site,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  emailProvenAt: customers.emailProvenAt,
  locale: customers.locale,
  defaultShipping: customers.defaultShipping,
  defaultBilling: customers.defaultBilling,
  createdAt: customers.createdAt,
}
export type WithHash = Customer & { passwordHash: string }
const withHash = { ...customerColumns, passwordHash: customers.passwordHash }

export async function findCustomer(db: Db, id: number): Promise<WithHash | null> {
  const [found] = await db.select(withHash).from(customers).where(eq(customers.id, id))
  return found ?? null
}

export async function findByEmail(db: Db, email: string, site: string): Promise<WithHash | null> {
  const [found] = await db
    .select(withHash)
    .from(customers)
    .where(and(sql`lower(${customers.email}) = lower(${email})`, eq(customers.site, site)))
  return found ?? null
}

type NewCustomer = Pick<
  typeof customers.$inferInsert,
  'site' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'locale'
>

/** Null if the email address already has an account on this site. */
export async function insertCustomer(db: Db, customer: NewCustomer, now: Date) {
  const [inserted] = await db
    .insert(customers)
    .values({ ...customer, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning(customerColumns)
  return inserted ?? null
}

type Changes = Partial<
  Pick<
    typeof customers.$inferInsert,
    'email' | 'firstName' | 'lastName' | 'passwordHash' | 'defaultShipping' | 'defaultBilling'
  >
>

export async function updateCustomer(db: Db, id: number, changes: Changes, now: Date) {
  const [updated] = await db
    .update(customers)
    .set({ ...changes, updatedAt: now })
    .where(eq(customers.id, id))
    .returning(customerColumns)
  return updated ?? null
}

/** Records that the customer followed a link sent to the account's email address. */
export async function writeEmailProof(db: Db, id: number, now: Date): Promise<void> {
  await db.update(customers).set({ emailProvenAt: now }).where(eq(customers.id, id))
}

/** When the customer last proved that they receive mail at their email address; null if they never did. */
export async function readEmailProof(db: Db, id: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: customers.emailProvenAt })
    .from(customers)
    .where(eq(customers.id, id))
  return row?.at ?? null
}

/** Changes the email address and marks it as verified. Returns false if another account has it by now. */
export async function updateEmail(db: Db, id: number, email: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update customers set email = ${email}, updated_at = ${now.toISOString()},
      email_proven_at = ${now.toISOString()}
    where id = ${id} and not exists (
      select 1 from customers other where other.id <> customers.id
        and other.site = customers.site and lower(other.email) = lower(${email}))`)
  return rowCount === 1
}

/** The customer's addresses, sessions and links are deleted with the customer. */
export async function deleteCustomer(db: Db, id: number): Promise<void> {
  await db.delete(customers).where(eq(customers.id, id))
}
