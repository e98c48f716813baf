import * as v from 'valibot'
import { type CountryCode, countryCodes } from '#/country/country.ts'
import { line, requiredLine } from '#/platform/api/schema.ts'
import type { Address } from './address.ts'
import { layoutOf } from './address-layout.ts'
import { postcodeExample, tidyPostcode } from './postcode.ts'
import { findRegion, regionsOf } from './regions.ts'

const nameLength = 100
const streetLength = 255
const maxStreetLines = 3

/** Empty, missing and null all become null. */
const optionalLine = (maxLength: number) =>
  v.pipe(
    v.optional(v.nullable(line(maxLength)), null),
    v.transform((text) => text || null),
  )

const telephoneSchema = v.config(
  v.pipe(
    requiredLine(20),
    v.regex(/^[\d+()\s./-]*$/, 'fieldErrors.phone'),
    v.check((text) => text.replaceAll(/\D/g, '').length >= 5, 'fieldErrors.phone'),
  ),
  // Reports one error only.
  { abortPipeEarly: true },
)

const streetSchema = v.pipe(
  v.array(line(streetLength), 'fieldErrors.required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const lines = dataset.value.filter((text) => text !== '')
    if (lines.length === 0) {
      const [input] = [dataset.value]
      addIssue({
        message: 'fieldErrors.required',
        path: [{ type: 'array', origin: 'value', input, key: 0, value: input[0] }],
      })
      return NEVER
    }
    return lines
  }),
  v.maxLength(maxStreetLines, 'fieldErrors.streetLines'),
)

const citySchema = v.pipe(requiredLine(100), v.regex(/\p{L}/u, 'fieldErrors.city'))

function postcodeSchema(country: CountryCode) {
  const { postcode } = layoutOf(country)
  const isPostcode = (text: string | null) =>
    text === null || text === '' || postcode === 'none' || tidyPostcode(country, text) !== null
  return v.pipe(
    postcode === 'required' ? requiredLine(20) : optionalLine(20),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || isPostcode(dataset.value)) return
      const expected = postcodeExample(country) ?? ''
      addIssue({ message: 'fieldErrors.postcode', expected })
    }),
    v.transform((text) => (text === null ? null : tidyPostcode(country, text))),
  )
}

function regionSchema(country: CountryCode) {
  const { region } = layoutOf(country)
  const isKnown = (code: string | null) =>
    code === null || regionsOf(country).length === 0 || findRegion(country, code) !== null
  return v.pipe(
    region?.isRequired ? requiredChoice : optionalLine(100),
    v.check(isKnown, 'fieldErrors.region'),
    v.transform((code) => (region ? code : null)),
  )
}

const requiredChoice = v.pipe(line(100), v.minLength(1, 'fieldErrors.requiredChoice'))

/** One schema for API and forms; each error message is a translation key. */
export function addressSchema(country: CountryCode) {
  return v.object({
    firstName: requiredLine(nameLength),
    lastName: requiredLine(nameLength),
    company: optionalLine(nameLength),
    telephone: telephoneSchema,
    street: streetSchema,
    city: citySchema,
    region: regionSchema(country),
    postcode: postcodeSchema(country),
    country: v.literal(country, 'fieldErrors.country'),
    vatId: optionalLine(32),
  }) satisfies v.GenericSchema<unknown, Address>
}

export const countrySchema = v.picklist(countryCodes, 'fieldErrors.country')
