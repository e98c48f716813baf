import * as v from 'valibot'
import { emailSchema, line, requiredLine } from '#/platform/api/schema.ts'
import { givenPassword, newPassword } from '#/customers/passwords/password-rules.ts'

/** One schema for a form and the call behind it; what is wrong is named by the key of its message. */

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

export const resetSchema = v.object({ email: emailSchema })

export const setPasswordSchema = v.object({ token: linkToken, newPassword })

export const profileSchema = v.object({ firstname: firstName, lastname: lastName })

export const changeEmailSchema = v.object({ email: emailSchema, password: givenPassword })

export const changePasswordSchema = v.object({ currentPassword: givenPassword, newPassword })

/** Proof that it is really the customer who asks for what cannot be undone. */
export const eraseSchema = v.object({ password: givenPassword })

export const linkSchema = v.object({ token: linkToken })

export const subscribeSchema = v.object({
  email: emailSchema,
  consent: v.literal(true, 'fieldErrors.requiredConsent'),
  /** Where on the site it was asked for. */
  source: v.optional(v.picklist(['footer', 'account', 'checkout', 'register']), 'footer'),
})

export const newsletterSchema = v.object({ is_subscribed: v.boolean('fieldErrors.invalid') })
