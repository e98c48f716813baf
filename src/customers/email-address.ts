import * as v from 'valibot'
import { line } from '#/platform/schema.ts'

/**
 * One plain address. Signs that mean something in a mail's header (commas, brackets, quotes) are
 * refused: a mail must never go to anybody besides.
 */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]{0,61}[\p{L}\d]$/u

export const emailSchema = v.config(
  v.pipe(
    line(254),
    v.minLength(1, 'fieldErrors.emailMissing'),
    v.regex(pattern, 'fieldErrors.email'),
  ),
  // a field that is empty need not also be told that it is malformed
  { abortPipeEarly: true },
)

/** What counts as the same address. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase()
