import * as v from 'valibot'
import { type CountryCode, countryCodes } from '#/country/country.ts'
import { line, requiredLine } from '#/platform/api/schema.ts'
import type { Address } from './address.ts'
import { layoutOf, type RegionWord } from './address-layout.ts'
import { postcodeExample, tidyPostcode } from './postcode.ts'
import { findRegion, regionsOf } from './regions.ts'

const nameLength = 100
const streetLength = 255
const maxStreetLines = 3

/** Each empty field says what to enter. */
function missing(field: 'city' | 'postcode' | 'street' | 'telephone' | 'zip') {
  return `fieldErrors.missing.${field}`
}

/** Empty, missing and null all become null. */
const optionalLine = (maxLength: number) =>
  v.pipe(
    v.optional(v.nullable(line(maxLength)), null),
    v.transform((text) => text || null),
  )

const isTelephone = (text: string) =>
  /^[\d+()\s./-]*$/.test(text) && text.replaceAll(/\D/g, '').length >= 5

const telephoneSchema = v.config(
  v.pipe(requiredLine(20, missing('telephone')), v.check(isTelephone, 'fieldErrors.phone')),
  // Reports one error only.
  { abortPipeEarly: true },
)

/** An empty text if no number was given. */
const optionalTelephone = v.pipe(
  v.optional(v.nullable(line(20)), ''),
  v.transform((text) => text ?? ''),
  v.check((text) => text === '' || isTelephone(text), 'fieldErrors.phone'),
)

const streetSchema = v.pipe(
  v.array(line(streetLength), missing('street')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const lines = dataset.value.filter((text) => text !== '')
    if (lines.length === 0) {
      const [input] = [dataset.value]
      addIssue({
        message: missing('street'),
        path: [{ type: 'array', origin: 'value', input, key: 0, value: input[0] }],
      })
      return NEVER
    }
    return lines
  }),
  v.maxLength(maxStreetLines, 'fieldErrors.streetLines'),
)

const citySchema = v.config(
  v.pipe(requiredLine(100, missing('city')), v.regex(/\p{L}/u, 'fieldErrors.city')),
  { abortPipeEarly: true },
)

function postcodeSchema(country: CountryCode) {
  const { postcode } = layoutOf(country)
  const isPostcode = (text: string | null) =>
    text === null || text === '' || postcode === 'none' || tidyPostcode(country, text) !== null
  return v.pipe(
    postcode === 'required'
      ? requiredLine(20, missing(country === 'us' ? 'zip' : 'postcode'))
      : optionalLine(20),
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
    region?.isRequired ? requiredRegion(region.word) : optionalLine(100),
    v.check(isKnown, 'fieldErrors.region'),
    v.transform((code) => (region ? code : null)),
  )
}

const requiredRegion = (word: RegionWord) =>
  requiredLine(100, `fieldErrors.missing.regions.${word}`)

type AddressRules = { isTelephoneRequired?: boolean }

/** One schema for API and forms; each error message is a translation key. */
export function addressSchema(
  country: CountryCode,
  { isTelephoneRequired = true }: AddressRules = {},
) {
  return v.object({
    firstName: requiredLine(nameLength, 'fieldErrors.firstName'),
    lastName: requiredLine(nameLength, 'fieldErrors.lastName'),
    company: optionalLine(nameLength),
    telephone: isTelephoneRequired ? telephoneSchema : optionalTelephone,
    street: streetSchema,
    city: citySchema,
    region: regionSchema(country),
    postcode: postcodeSchema(country),
    country: v.literal(country, 'fieldErrors.country'),
    vatId: optionalLine(32),
  }) satisfies v.GenericSchema<unknown, Address>
}

export const countrySchema = v.picklist(countryCodes, 'fieldErrors.country')
