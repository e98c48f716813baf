import type { CountryCode } from '#/country/country.ts'

/** Where something is sent, or whom a bill is made out to. */
export type Address = {
  firstName: string
  lastName: string
  company: string | null
  telephone: string
  /** One to three lines. */
  street: string[]
  city: string
  /** The code of a listed region (`CA`), or its name where people write it themselves. */
  region: string | null
  postcode: string | null
  country: CountryCode
  vatId: string | null
}

/** Who lives or works there, on one line. */
export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
