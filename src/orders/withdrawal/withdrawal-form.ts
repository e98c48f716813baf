import * as v from 'valibot'
import { emailSchema, requiredLine } from '#/platform/api/schema.ts'

/** What the law lets us ask for, and no more: name, contract, where the receipt goes (2023/2673). */
export const withdrawalSchema = v.object({
  orderNumber: requiredLine(40),
  // A name goes into a mail that anyone may send to any address, so it can be no advertisement.
  name: v.pipe(
    requiredLine(100),
    v.regex(/^(?!.*(?:https?:|www\.|\/\/)).*$/i, 'fieldErrors.invalid'),
  ),
  email: emailSchema,
})
export type WithdrawalForm = v.InferOutput<typeof withdrawalSchema>
