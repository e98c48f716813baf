import * as v from 'valibot'
import { emailSchema, requiredLine } from '#/platform/api/schema.ts'

/**
 * The only details the law allows the form to require: name, contract and an email address for the
 * receipt (Directive 2023/2673).
 */
export const withdrawalSchema = v.object({
  orderNumber: requiredLine(40),
  // Anyone can have this name mailed to any email address, so it must not contain an
  // advertisement's link.
  name: v.pipe(
    requiredLine(100),
    v.regex(/^(?!.*(?:https?:|www\.|\/\/)).*$/i, 'fieldErrors.invalid'),
  ),
  email: emailSchema,
})
export type WithdrawalForm = v.InferOutput<typeof withdrawalSchema>
