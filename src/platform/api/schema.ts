import * as v from 'valibot'
import { Refusal, type FieldErrors, type PlatformRefusal } from './refusal.ts'

/**
 * One line of text: trimmed, Unicode-composed, without control characters. `missing` is the message for a field that
 * was not sent.
 */
export const line = (maxLength: number, missing = 'fieldErrors.required') =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.normalize('NFC').trim()),
    v.regex(/^\P{Cc}*$/u, 'fieldErrors.controlCharacters'),
    v.maxLength(maxLength, 'fieldErrors.tooLong'),
  )

export const requiredLine = (maxLength: number, missing = 'fieldErrors.required') =>
  v.pipe(line(maxLength, missing), v.minLength(1, missing))

/** A field that does not apply, whatever was sent for it. */
export const nothing = v.pipe(
  v.optional(v.unknown()),
  v.transform(() => null),
)

/**
 * One plain email address. Characters with a meaning in a mail header (commas, brackets, quotes) are
 * refused, so that a mail can never go to a second recipient.
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]{0,61}[\p{L}\d]$/u

/** Email addresses are stored in lower case, since people vary the case of theirs. */
export const emailSchema = v.config(
  v.pipe(
    line(254),
    v.minLength(1, 'fieldErrors.emailMissing'),
    v.regex(emailPattern, 'fieldErrors.email'),
    v.transform((text) => text.toLowerCase()),
  ),
  // An empty field must not be reported as malformed as well.
  { abortPipeEarly: true },
)

/** The wire form of an amount; `value` is in major units. */
export const moneySchema = v.object({ value: v.number(), currency: v.string() })

export const errorSchema = v.object({
  message: v.string(),
  code: v.string(),
  statusCode: v.number(),
  fields: v.optional(v.record(v.string(), v.array(v.string()))),
  retryAfter: v.optional(v.number()),
})
/** Every response carries `error`: null on success. */
export const noError = v.null()

/** Parses by a schema that forms share; throws a refusal with the errors per field. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw new Refusal<PlatformRefusal>('invalid-input', {
    status: 422,
    fields: fieldErrors(result.issues),
  })
}

/** The errors per field, for a form to show before it is sent. */
export function problemsBy(schema: v.GenericSchema, input: unknown): FieldErrors {
  const result = v.safeParse(schema, input)
  return result.success ? {} : fieldErrors(result.issues)
}

/** A form's check by its schema. */
export const checkBy =
  (schema: v.GenericSchema) =>
  (values: Readonly<Record<string, string>>): FieldErrors =>
    problemsBy(schema, values)

/** Our own schemas name a message key; valibot's own messages are in English and for developers. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const fallback = issue.input === undefined ? 'fieldErrors.required' : 'fieldErrors.invalid'
    const key = issue.message.startsWith('fieldErrors.') ? issue.message : fallback
    const message = { key, values: valuesOf(issue) }
    ;(fields[v.getDotPath(issue) ?? ''] ??= []).push(message)
  }
  return fields
}

/** A limit fills whichever placeholder the message has; a custom check supplies an example. */
function valuesOf(issue: v.BaseIssue<unknown>): Record<string, string | number> {
  const { requirement, type, expected } = issue
  if (typeof requirement === 'number') return { max: requirement, min: requirement }
  return type === 'raw_check' && expected !== null ? { example: expected } : {}
}
