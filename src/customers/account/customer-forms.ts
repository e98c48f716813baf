import * as v from 'valibot'
import { emailSchema, line, requiredLine } from '#/platform/api/schema.ts'
import { givenPassword, newPassword } from '#/customers/passwords/password-rules.ts'

/** Each form and its API call share one schema; errors are message keys. */

const name = (missing: string) =>
  v.pipe(
    line(100),
    v.minLength(1, missing),
    v.regex(/^[\p{L}\p{M}\p{N} ,_.'’&`-]*$/u, 'fieldErrors.name'),
  )
const firstName = name('fieldErrors.firstName')
const lastName = name('fieldErrors.lastName')

const linkToken = v.pipe(requiredLine(100), v.regex(/^[\w-]{43}$/, 'fieldErrors.invalid'))

export const loginSchema = v.object({ email: emailSchema, password: givenPassword })

export const registerSchema = v.object({
  firstName,
  lastName,
  email: emailSchema,
  password: newPassword,
})

export const emailOnlySchema = v.object({ email: emailSchema })

export const setPasswordSchema = v.object({ token: linkToken, newPassword })

export const profileSchema = v.object({ firstname: firstName, lastname: lastName })

export const changeEmailSchema = v.object({ email: emailSchema, password: givenPassword })

export const changePasswordSchema = v.object({ currentPassword: givenPassword, newPassword })

/** The password confirms that it is the customer who asks to delete the account. */
export const eraseSchema = v.object({ password: givenPassword })

export const linkSchema = v.object({ token: linkToken })

export const subscribeSchema = v.object({
  email: emailSchema,
  consent: v.literal(true, 'fieldErrors.requiredConsent'),
  /** The part of the site where the visitor subscribed. */
  source: v.optional(v.picklist(['footer', 'account', 'checkout', 'register']), 'footer'),
})

export const newsletterSchema = v.object({ is_subscribed: v.boolean('fieldErrors.invalid') })
