import * as v from 'valibot'
import { createApi } from '#/visitor/create-api.server.ts'
import { customerOwner } from '#/visitor/session/own-session.ts'
import { addressInput, defaultsIn, fromWireAddress, inWireNames } from './address-input.contract.ts'
import { addAddress, removeAddress, updateAddress } from './addresses.server.ts'
import { answering } from '#/customers/account/customers.contract.ts'

export const addressApi = createApi('/account', 'Account')
/** The API has this call under two paths; both do the same. */
export const addressAliasApi = createApi('/auth', 'Account')

const id = v.object({ id: v.number() })
const addressId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))

const withWireNames = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((problem: unknown) => {
    throw inWireNames(problem)
  })

addressApi.post(
  '/add-address',
  {
    summary: 'Adds a postal address; the first becomes the default for delivery and billing',
    access: 'customer',
    repeatableFor: customerOwner,
    body: v.object({ address: addressInput }),
    answer: answering({ createCustomerAddress: id }),
  },
  async (ctx, { body: { address }, session }) => {
    const given = fromWireAddress(address)
    const number = await withWireNames(addAddress(ctx, session, given, defaultsIn(address)))
    return { createCustomerAddress: { id: number }, error: null }
  },
)

for (const api of [addressApi, addressAliasApi])
  api.post(
    '/update-address',
    {
      summary: 'Changes the given fields of a postal address',
      access: 'customer',
      body: v.object({ addressId, address: addressInput }),
      answer: answering({ updateCustomerAddress: id }),
    },
    async (ctx, { body: { addressId: number, address }, session }) => {
      const change = { given: fromWireAddress(address), defaults: defaultsIn(address) }
      await withWireNames(updateAddress(ctx, session, number, change))
      return { updateCustomerAddress: { id: number }, error: null }
    },
  )

addressApi.post(
  '/delete-address',
  {
    summary: 'Deletes a postal address that is not a default, or the only one',
    access: 'customer',
    body: v.object({ addressId }),
    answer: answering({ deleteCustomerAddress: v.boolean() }),
  },
  async (ctx, { body, session }) => {
    await removeAddress(ctx, session, body.addressId)
    return { deleteCustomerAddress: true, error: null }
  },
)
