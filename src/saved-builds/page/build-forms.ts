import * as v from 'valibot'
import { line, requiredLine } from '#/platform/api/schema.ts'
import { maxTypedLength } from './typed-length.ts'
import { maxNameLength } from '#/saved-builds/builds/saved-build-limits.ts'

/** An empty name is none. */
export const buildNameSchema = v.pipe(
  line(maxNameLength),
  v.transform((text) => text || null),
)

export const nameFormSchema = v.object({ name: buildNameSchema })

export const codeFormSchema = v.object({ code: requiredLine(maxTypedLength) })

/** A random key that a page was made with, or a browser made. */
export const attemptSchema = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'fieldErrors.invalid'))

export const newFormSchema = v.object({ name: buildNameSchema, attempt: attemptSchema })
