import type { CustomerRefusal } from '#/customers/account/customer.ts'
import { Refusal } from '#/platform/api/refusal.ts'

/** Reads the number of an address from a form or from the page's URL. */
export function addressNumber(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? ''))
    throw new Refusal<CustomerRefusal>('address-not-found', {
      status: 404,
      values: { id: text ?? '' },
    })
  return Number(text)
}
