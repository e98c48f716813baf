import { useState } from 'react'
import { type CountryCode, findCountry } from '#/country/country.ts'
import type { Form } from '#/navigation/forms/use-form.ts'

/** The country of a form's address: the one sent before, otherwise the default, until another is chosen. */
export function useAddressCountry(form: Form, prefix: string, proposed: CountryCode) {
  const sent = findCountry(form.valueOf(`${prefix}country`))?.code
  return useState<CountryCode>(sent ?? proposed)
}
