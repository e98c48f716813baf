import * as v from 'valibot'
import { addressSchema } from '#/postal-address/address-schema.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { emailSchema } from '#/platform/api/schema.ts'

/** The kit's sample form, with the fields that most forms of the shop have. */
export const kitFormSchema = (values: FormValues) =>
  v.object({
    email: emailSchema,
    password: v.pipe(v.string(), v.minLength(8, 'fieldErrors.tooShort')),
    address: addressSchema((findCountry(values['address.country']) ?? defaultCountry).code),
  })
