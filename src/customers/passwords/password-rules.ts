import * as v from 'valibot'

export const passwordLength = { min: 8, max: 256 } as const

const text = v.string('fieldErrors.passwordMissing')

/** A password as typed or pasted, including spaces. The form does not check whether it is correct. */
export const givenPassword = v.pipe(
  text,
  v.minLength(1, 'fieldErrors.passwordMissing'),
  v.maxLength(passwordLength.max, 'fieldErrors.passwordTooLong'),
)

/** A new password needs only a minimum length and no space at either end. */
export const newPassword = v.config(
  v.pipe(
    text,
    v.minLength(passwordLength.min, 'fieldErrors.passwordTooShort'),
    v.maxLength(passwordLength.max, 'fieldErrors.passwordTooLong'),
    v.regex(/^\S(?:.*\S)?$/su, 'fieldErrors.passwordBlanks'),
  ),
  { abortPipeEarly: true },
)
