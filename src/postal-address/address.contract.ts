import * as v from 'valibot'
import type { Address } from './address.ts'
import { findRegion } from './regions.ts'

/** An address in API requests and responses, without the fields of a stored one. */
export const wireAddressSchema = v.object({
  firstname: v.string(),
  lastname: v.string(),
  company: v.nullable(v.string()),
  telephone: v.string(),
  street: v.array(v.string()),
  city: v.string(),
  region: v.object({
    region_code: v.nullable(v.string()),
    region: v.nullable(v.string()),
    region_id: v.nullable(v.number()),
  }),
  postcode: v.nullable(v.string()),
  country_code: v.string(),
  vat_id: v.nullable(v.string()),
})

export type WireAddress = v.InferOutput<typeof wireAddressSchema>

export function toWireAddress(address: Address): WireAddress {
  const region = address.region === null ? null : findRegion(address.country, address.region)
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    company: address.company,
    telephone: address.telephone,
    street: address.street,
    city: address.city,
    region: {
      region_code: region?.code ?? null,
      region: region?.name ?? address.region,
      region_id: region?.id ?? null,
    },
    postcode: address.postcode,
    country_code: address.country.toUpperCase(),
    vat_id: address.vatId,
  }
}
