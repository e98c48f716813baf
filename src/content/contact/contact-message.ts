import * as v from 'valibot'
import { emailSchema, line, requiredLine } from '#/platform/api/schema.ts'

export const contactPath = '/contact-form/'

/** A trap for programs that fill in every field; people do not see it. */
export const trapField = 'website'

/** The form and its action share this schema; errors are message keys. */
export const contactSchema = v.object({
  name: requiredLine(100),
  email: emailSchema,
  orderNumber: v.optional(line(20), ''),
  message: v.pipe(
    v.string('fieldErrors.required'),
    v.transform((text) => text.normalize('NFC').trim()),
    v.minLength(1, 'fieldErrors.required'),
    v.maxLength(4_000, 'fieldErrors.tooLong'),
  ),
})
export type ContactMessage = v.InferOutput<typeof contactSchema>
