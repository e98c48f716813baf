import * as v from 'valibot'
import type { Address } from '#/postal-address/address.ts'
import { addressSchema, countrySchema } from '#/postal-address/address-schema.ts'
import type { CountryCode } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import { type PlatformRefusal, Refusal } from '#/platform/api/refusal.ts'
import { parse, problemsBy } from '#/platform/api/schema.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import {
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockCustomer,
  replaceAddress,
  type StoredAddress,
} from './addresses.store.server.ts'
import type { CustomerRefusal } from '#/customers/account/customer.ts'
import { updateCustomer } from '#/customers/account/customers.store.server.ts'

/** An address as sent, not yet checked. */
export type GivenAddress = Record<string, unknown>
export type Defaults = { isDefaultShipping?: boolean; isDefaultBilling?: boolean }

const mostAddresses = 20

/**
 * Checks an address by the rules of its country. If the shop does not sell to that country, missing
 * fields are still reported, by the rules of the visitor's country, but not the format of a
 * postcode or region.
 */
function checkAddress(given: GivenAddress, home: CountryCode): Address {
  const { country } = given
  if (v.is(countrySchema, country)) return parse(addressSchema(country), given)
  const isGuess = (field: string) => ['postcode', 'region'].includes(field) && Boolean(given[field])
  const problems = Object.entries(problemsBy(addressSchema(home), given))
  const fields = Object.fromEntries(problems.filter(([field]) => !isGuess(field)))
  throw new Refusal<PlatformRefusal>('invalid-input', { fields })
}

const notFound = (number: number) =>
  new Refusal<CustomerRefusal>('address-not-found', { status: 404, values: { id: number } })

export const listOwnAddresses = (ctx: Ctx, { customerId }: Session): Promise<StoredAddress[]> =>
  listAddresses(ctx.db, customerId)

/** Somebody else's address counts as not found. */
export async function loadOwnAddress(
  ctx: Ctx,
  { customerId }: Session,
  number: number,
): Promise<Address> {
  const address = await findAddress(ctx.db, customerId, number)
  if (!address) throw notFound(number)
  return address
}

/** Adds an address and returns its number. A customer's first address becomes the default for everything. */
export async function addAddress(
  ctx: Ctx,
  session: Session,
  given: GivenAddress,
  defaults: Defaults,
): Promise<number> {
  const address = checkAddress(given, ctx.visitor.country.code)
  return inLock(ctx, session, async (db) => {
    const stored = await countAddresses(db, session.customerId)
    if (stored >= mostAddresses)
      throw new Refusal<CustomerRefusal>('too-many-addresses', { values: { max: mostAddresses } })
    const number = await insertAddress(db, session.customerId, address, ctx.now)
    const everything = { isDefaultShipping: true, isDefaultBilling: true }
    await setDefaults({ ...ctx, db }, session, number, stored === 0 ? everything : defaults)
    return number
  })
}

/** Changes the given fields only. Somebody else's address counts as not found. */
export function updateAddress(
  ctx: Ctx,
  session: Session,
  number: number,
  { given, defaults }: { given: GivenAddress; defaults: Defaults },
): Promise<number> {
  return inLock(ctx, session, async (db) => {
    const before = await findAddress(db, session.customerId, number)
    if (!before) throw notFound(number)
    const address = checkAddress({ ...before, ...given }, ctx.visitor.country.code)
    await replaceAddress(db, session.customerId, { number, address }, ctx.now)
    await setDefaults({ ...ctx, db }, session, number, defaults)
    return number
  })
}

/**
 * Deletes an address. Beside other addresses a default stays until another is chosen; the only address
 * leaves a customer without defaults, as before their first.
 */
export function removeAddress(ctx: Ctx, session: Session, number: number): Promise<void> {
  const { customerId } = session
  return inLock(ctx, session, async (db, defaults) => {
    if (!(await findAddress(db, customerId, number))) throw notFound(number)
    const isOnly = (await countAddresses(db, customerId)) === 1
    if (!isOnly) refuseDefault(number, defaults)
    await deleteAddress(db, customerId, number)
    const none = { defaultShipping: null, defaultBilling: null }
    if (isOnly) await updateCustomer(db, customerId, none, ctx.now)
  })
}

function refuseDefault(number: number, { defaultShipping, defaultBilling }: Locked): void {
  const values = { id: number }
  if (defaultShipping === number)
    throw new Refusal<CustomerRefusal>('address-is-default-shipping', { values })
  if (defaultBilling === number)
    throw new Refusal<CustomerRefusal>('address-is-default-billing', { values })
}

type Locked = { defaultShipping: number | null; defaultBilling: number | null }

const inLock = <Value>(
  ctx: Ctx,
  { customerId }: Session,
  work: (db: Db, locked: Locked) => Promise<Value>,
): Promise<Value> =>
  ctx.db.transaction(async (db) => {
    const locked = await lockCustomer(db, customerId)
    if (!locked) throw sessionExpired()
    return work(db, locked)
  })

/** There is one default of each kind, so a new one replaces the old one. */
async function setDefaults(
  { db, now }: Ctx,
  { customerId }: Session,
  number: number,
  { isDefaultShipping, isDefaultBilling }: Defaults,
) {
  if (!isDefaultShipping && !isDefaultBilling) return
  const changes = {
    ...(isDefaultShipping && { defaultShipping: number }),
    ...(isDefaultBilling && { defaultBilling: number }),
  }
  await updateCustomer(db, customerId, changes, now)
}
