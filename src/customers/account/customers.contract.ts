import * as v from 'valibot'
import type { Address } from '#/postal-address/address.ts'
import { toWireAddress, wireAddressSchema } from '#/postal-address/address.contract.ts'
import type { OrderPage } from '#/orders/order/order.ts'
import { errorSchema } from '#/platform/api/schema.ts'
import type { Customer } from './customer.ts'
import type { Speaker } from '#/i18n/speaker.ts'
import { latestOrdersSchema, toWireOrders } from './orders.contract.ts'

export const answering = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ ...entries, error: v.nullable(errorSchema) })

const storedAddress = v.object({
  id: v.number(),
  ...wireAddressSchema.entries,
  default_shipping: v.boolean(),
  default_billing: v.boolean(),
})

export const customerSchema = v.object({
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  is_subscribed: v.boolean(),
  created_at: v.string(),
  addresses: v.array(storedAddress),
  default_shipping: v.nullable(v.number()),
  default_billing: v.nullable(v.number()),
  /** Only the latest orders. */
  orders: latestOrdersSchema,
})
export type WireCustomer = v.InferOutput<typeof customerSchema>

export const profileAnswer = v.object({
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
})
export const toWireProfile = ({ email, firstName, lastName }: Customer) => ({
  email,
  firstname: firstName,
  lastname: lastName,
})

type AccountData = {
  addresses: readonly { number: number; address: Address }[]
  isSubscribed: boolean
  orders: OrderPage
}

export function toWireCustomer(
  customer: Customer,
  account: AccountData,
  speaker: Speaker,
): WireCustomer {
  const { defaultShipping, defaultBilling, createdAt } = customer
  return {
    ...toWireProfile(customer),
    is_subscribed: account.isSubscribed,
    created_at: createdAt.toISOString(),
    addresses: account.addresses.map(({ number, address }) => ({
      id: number,
      ...toWireAddress(address),
      default_shipping: number === defaultShipping,
      default_billing: number === defaultBilling,
    })),
    default_shipping: defaultShipping,
    default_billing: defaultBilling,
    orders: toWireOrders(account.orders, speaker),
  }
}
