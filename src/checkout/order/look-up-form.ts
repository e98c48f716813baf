import * as v from 'valibot'
import { emailSchema, requiredLine } from '#/platform/api/schema.ts'

/** What a guest tells us to be sent the link to his order. */
export const lookUpSchema = v.object({ orderNumber: requiredLine(40), email: emailSchema })
