import * as v from 'valibot'
import { uploadIdPattern } from '#/warranty/uploads/upload.ts'
import { maxPictures } from '#/warranty/uploads/upload-limits.ts'
import { messageSchema } from './claim-fields.ts'

/** A customer's message about a claim, with more pictures if they like. */
export const claimMessageSchema = v.object({
  attempt: v.pipe(v.string(), v.regex(uploadIdPattern)),
  message: messageSchema,
  pictures: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(uploadIdPattern))), v.maxLength(maxPictures)),
    [],
  ),
})
export type ClaimMessage = v.InferOutput<typeof claimMessageSchema>
