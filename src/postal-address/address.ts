import type { CountryCode } from '#/country/country.ts'

/** A delivery or billing address. */
export type Address = {
  firstName: string
  lastName: string
  company: string | null
  telephone: string
  /** One to three lines. */
  street: string[]
  city: string
  /** The code of a listed region (`CA`), or free text where the country has no list. */
  region: string | null
  postcode: string | null
  country: CountryCode
  vatId: string | null
}

export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
