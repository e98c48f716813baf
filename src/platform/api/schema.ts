import * as v from 'valibot'
import { Refusal, type FieldErrors, type PlatformRefusal } from './refusal.ts'

/** Text as a person means it: trimmed, composed, one line, no control characters. */
export const line = (maxLength: number) =>
  v.pipe(
    v.string('fieldErrors.required'),
    v.transform((text) => text.normalize('NFC').trim()),
    v.regex(/^\P{Cc}*$/u, 'fieldErrors.controlCharacters'),
    v.maxLength(maxLength, 'fieldErrors.tooLong'),
  )

export const requiredLine = (maxLength: number) =>
  v.pipe(line(maxLength), v.minLength(1, 'fieldErrors.required'))

/**
 * One plain address. Signs that mean something in a mail's header (commas, brackets, quotes) are
 * refused: a mail must never go to anybody besides.
 */
const plainAddress =
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]{0,61}[\p{L}\d]$/u

/** In lower case, since people type theirs differently from day to day. */
export const emailSchema = v.config(
  v.pipe(
    line(254),
    v.minLength(1, 'fieldErrors.emailMissing'),
    v.regex(plainAddress, 'fieldErrors.email'),
    v.transform((text) => text.toLowerCase()),
  ),
  // a field that is empty need not also be told that it is malformed
  { abortPipeEarly: true },
)

/** The wire form of an amount; `value` is in major units, as the specification's answers have it. */
export const moneySchema = v.object({ value: v.number(), currency: v.string() })

export const errorSchema = v.object({
  message: v.string(),
  code: v.string(),
  statusCode: v.number(),
  fields: v.optional(v.record(v.string(), v.array(v.string()))),
  retryAfter: v.optional(v.number()),
})
/** Every answer carries `error`: null when all went well. */
export const noError = v.null()

/** Parses by the schema that forms share; what is wrong comes back per field. */
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

/** What is wrong by the schema, per field: what a form shows before anything is sent. */
export function problemsBy(schema: v.GenericSchema, input: unknown): FieldErrors {
  const result = v.safeParse(schema, input)
  return result.success ? {} : fieldErrors(result.issues)
}

/** Our own schemas name a message; what valibot says by itself is English and meant for developers. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const unsaid = issue.input === undefined ? 'fieldErrors.required' : 'fieldErrors.invalid'
    const key = issue.message.startsWith('fieldErrors.') ? issue.message : unsaid
    const message = { key, values: valuesOf(issue) }
    ;(fields[v.getDotPath(issue) ?? ''] ??= []).push(message)
  }
  return fields
}

/** A limit stands in its message under whichever name the message gives it; a check of ours gives an example. */
function valuesOf(issue: v.BaseIssue<unknown>): Record<string, string | number> {
  const { requirement, type, expected } = issue
  if (typeof requirement === 'number') return { max: requirement, min: requirement }
  return type === 'raw_check' && expected !== null ? { example: expected } : {}
}
