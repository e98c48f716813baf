import * as v from 'valibot'

export const passwordLength = { min: 8, max: 256 } as const

const text = v.string('fieldErrors.passwordMissing')

/** As it was typed or pasted, blanks and all. Whether it is right is not for a form to say. */
export const givenPassword = v.pipe(
  text,
  v.minLength(1, 'fieldErrors.passwordMissing'),
  v.maxLength(passwordLength.max, 'fieldErrors.passwordTooLong'),
)

/** A password to be: long enough, and the rest is up to who has to remember it. */
export const newPassword = v.config(
  v.pipe(
    text,
    v.minLength(passwordLength.min, 'fieldErrors.passwordTooShort'),
    v.maxLength(passwordLength.max, 'fieldErrors.passwordTooLong'),
    v.regex(/^\S(?:.*\S)?$/su, 'fieldErrors.passwordBlanks'),
  ),
  { abortPipeEarly: true },
)
