import type { Locale } from '#/i18n/locale.ts'

export type Customer = {
  id: number
  site: string
  email: string
  firstName: string
  lastName: string
  locale: Locale
  /** When they last followed a link sent to this email address; null if never. */
  emailProvenAt: Date | null
  defaultShipping: number | null
  defaultBilling: number | null
  createdAt: Date
}

export type CustomerRefusal =
  | 'invalid-credentials'
  | 'wrong-password'
  | 'email-taken'
  | 'link-mismatched'
  | 'link-expired'
  | 'confirm-link-invalid'
  | 'confirm-email-logged-out'
  | 'address-not-found'
  | 'address-is-default-shipping'
  | 'address-is-default-billing'
  | 'too-many-addresses'
