import * as v from 'valibot'
import { regionsOf } from '#/postal-address/regions.ts'
import { Refusal, type FieldErrors } from '#/platform/api/refusal.ts'

const text = v.optional(v.nullable(v.string('fieldErrors.invalid')))

/** An address as sent, before it is checked by the rules of its country. */
export const addressInput = v.object({
  firstname: text,
  lastname: text,
  company: text,
  telephone: text,
  street: v.optional(v.pipe(v.array(v.string()), v.maxLength(10))),
  city: text,
  region: v.optional(
    v.nullable(
      v.object({ region_code: text, region: text, region_id: v.optional(v.nullable(v.number())) }),
    ),
  ),
  postcode: text,
  country_code: text,
  vat_id: text,
  default_shipping: v.optional(v.boolean()),
  default_billing: v.optional(v.boolean()),
})
type AddressInput = v.InferOutput<typeof addressInput>

/** Field names in the code and in the API. */
const wireNames = {
  firstName: 'firstname',
  lastName: 'lastname',
  company: 'company',
  telephone: 'telephone',
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  vatId: 'vat_id',
} as const

/** Only the fields that were sent: an update leaves the others unchanged. */
export function fromWireAddress(input: AddressInput): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [name, wire] of Object.entries(wireNames))
    if (input[wire] !== undefined) given[name] = input[wire]
  if (input.country_code !== undefined) given['country'] = input.country_code?.toLowerCase() ?? ''
  if (input.region !== undefined) given['region'] = regionIn(input.region)
  return given
}

function regionIn(region: AddressInput['region']): string | null {
  if (!region) return null
  const id = region.region_id
  const listed = ['us', 'ca', 'au', 'ae'].flatMap((country) => regionsOf(country))
  const byId = id ? (listed.find((each) => each.id === id)?.code ?? String(id)) : null
  return region.region_code ?? byId ?? region.region ?? null
}

export const defaultsIn = (input: AddressInput) => ({
  isDefaultShipping: input.default_shipping === true,
  isDefaultBilling: input.default_billing === true,
})

const wireField = (name: string) => {
  const [head = '', ...rest] = name.split('.')
  const wires: Record<string, string> = { ...wireNames, country: 'country_code' }
  return [wires[head] ?? head, ...rest].join('.')
}

/** Renames field errors to the names the client used. */
export function inWireNames(problem: unknown): unknown {
  if (!(problem instanceof Refusal) || !problem.details.fields) return problem
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(problem.details.fields).map(([name, messages]) => [wireField(name), messages]),
  )
  return new Refusal(problem.code, { ...problem.details, fields })
}
