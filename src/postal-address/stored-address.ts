import * as v from 'valibot'
import { countryCodes } from '#/country/country.ts'
import type { Address } from './address.ts'

/** An address as stored in JSON. Its texts were checked when they were entered, and are empty once erased. */
export const storedAddress = v.object({
  firstName: v.string(),
  lastName: v.string(),
  company: v.nullable(v.string()),
  telephone: v.string(),
  street: v.array(v.string()),
  city: v.string(),
  region: v.nullable(v.string()),
  postcode: v.nullable(v.string()),
  country: v.picklist(countryCodes),
  vatId: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Address>
