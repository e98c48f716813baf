import type { Address } from '#/postal-address/address.ts'
import {
  addAddress,
  loadOwnAddress,
  updateAddress,
} from '#/customers/addresses/addresses.server.ts'
import { nestedValues } from '#/platform/forms/form-state.ts'
import { type ActionRequest, done, type PageRequest } from '#/platform/api/page.ts'
import type { Ctx, CustomerAction, FromCustomer } from '#/visitor/context.ts'
import { addressNumber } from './address-number.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'
import { shippingPath } from './shipping.page.server.ts'

export type AddressPageView = {
  firstName: string
  /** Null for a new address. */
  number: number | null
  address: Partial<Address>
  isShipping: boolean
  isBilling: boolean
}

export async function loadNewAddressPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const customer = await loadCustomer(ctx, request.session)
  const { firstName, lastName, defaultShipping } = customer
  // A customer's first address becomes the default in any case.
  const isFirst = defaultShipping === null
  const data: AddressPageView = {
    firstName,
    number: null,
    address: { firstName, lastName, country: ctx.visitor.country.code },
    isShipping: isFirst,
    isBilling: isFirst,
  }
  return { data }
}

export async function loadAddressPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const customer = await loadCustomer(ctx, session)
  const number = addressNumber(request.params['number'])
  const data: AddressPageView = {
    firstName: customer.firstName,
    number,
    address: await loadOwnAddress(ctx, session, number),
    isShipping: customer.defaultShipping === number,
    isBilling: customer.defaultBilling === number,
  }
  return { data }
}

const defaultsIn = (form: ActionRequest['form']) => ({
  isDefaultShipping: form['isShipping'] !== undefined,
  isDefaultBilling: form['isBilling'] !== undefined,
})

/** Form fields are flat, with dots in their names. */
const givenIn = (form: ActionRequest['form']): Record<string, unknown> => {
  const values = nestedValues(form)
  return typeof values === 'object' ? { ...values } : {}
}

export const sendNewAddress: CustomerAction = async (ctx, { form, session }) => {
  await addAddress(ctx, session, givenIn(form), defaultsIn(form))
  return done(`${shippingPath}?saved=1`)
}

export const sendAddress: CustomerAction = async (ctx, { form, params, session }) => {
  const change = { given: givenIn(form), defaults: defaultsIn(form) }
  await updateAddress(ctx, session, addressNumber(params['number']), change)
  return done(`${shippingPath}?saved=1`)
}
