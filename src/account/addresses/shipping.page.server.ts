import { formatAddress } from '#/postal-address/format-address.ts'
import { listOwnAddresses, removeAddress } from '#/customers/addresses/addresses.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx, CustomerAction, FromCustomer } from '#/visitor/context.ts'
import { addressNumber } from './address-number.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

export const shippingPath = '/my-account/shipping/'

export type AddressView = {
  number: number
  lines: string[]
  street: string
  telephone: string
  isShipping: boolean
  isBilling: boolean
  /** A default stays while there are others; the only address can go (`removeAddress`). */
  isDeletable: boolean
}

export type ShippingView = {
  firstName: string
  addresses: AddressView[]
  done: 'saved' | 'deleted' | null
}

export async function loadShippingPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const customer = await loadCustomer(ctx, session)
  const { defaultShipping, defaultBilling, firstName } = customer
  const stored = await listOwnAddresses(ctx, session)
  const addresses = stored.map(({ number, address }) => ({
    number,
    lines: formatAddress(address, ctx.visitor.locale),
    street: address.street[0] ?? '',
    telephone: address.telephone,
    isShipping: number === defaultShipping,
    isBilling: number === defaultBilling,
    isDeletable: stored.length === 1 || ![defaultShipping, defaultBilling].includes(number),
  }))
  const { query } = request
  const data: ShippingView = {
    firstName,
    addresses: addresses.toSorted((a, b) => rank(b) - rank(a)),
    done: query.has('saved') ? 'saved' : query.has('deleted') ? 'deleted' : null,
  }
  return { data }
}

/** Default addresses come first. */
const rank = ({ isShipping, isBilling }: AddressView) => Number(isShipping) * 2 + Number(isBilling)

/** Deletes an address. An address that no longer exists counts as deleted. */
export const sendShipping: CustomerAction = async (ctx, { form, session }) => {
  try {
    await removeAddress(ctx, session, addressNumber(form['delete']))
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    if (problem.code !== 'address-not-found')
      return { kind: 'refused', summary: { key: 'account.addresses.isDefault', values: {} } }
  }
  return done(`${shippingPath}?deleted=1`)
}
