import * as v from 'valibot'
import { shownSchema } from '#/checkout/page/order-form.ts'
import type { CountryCode } from '#/country/country.ts'
import { typedHundredths } from '#/money/typed-amount.ts'
import { otherProvider, schemeProviders } from '#/cycle-to-work/certificates/scheme-providers.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { emailSchema, line, nothing, requiredLine } from '#/platform/api/schema.ts'
import { addressSchema } from '#/postal-address/address-schema.ts'

/** Pence; null if the field was left empty. */
const optionalAmount = v.pipe(
  v.optional(line(20), ''),
  v.check((text) => text === '' || typedHundredths(text) !== null, 'fieldErrors.amount'),
  v.transform((text) => (text === '' ? null : typedHundredths(text))),
)

/** The employer's address may be left out, but not a part of it. */
const hasEmployerAddress = (values: FormValues): boolean =>
  ['street.0', 'city', 'postcode'].some((name) => values[`employerAddress.${name}`]?.trim())

/** The form of a quote; the page and its action share it. */
export const quoteFormSchema = (values: FormValues, country: CountryCode) =>
  v.object({
    email: emailSchema,
    employer: requiredLine(100),
    provider: v.picklist([...schemeProviders, otherProvider], 'fieldErrors.requiredChoice'),
    providerName: v.optional(line(60), ''),
    employerCode: v.optional(line(40), ''),
    employerAddress: hasEmployerAddress(values)
      ? v.pick(addressSchema(country), ['street', 'city', 'postcode'])
      : nothing,
    limit: optionalAmount,
    delivery: v.picklist(['home', 'store'], 'fieldErrors.requiredChoice'),
    store: v.optional(v.string(), ''),
    address: addressSchema(country),
    attempt: v.pipe(v.string(), v.uuid()),
    shownTotal: shownSchema,
    shownStoreTotal: v.optional(shownSchema),
  })
