import * as v from 'valibot'
import { emailSchema, requiredLine } from '#/platform/api/schema.ts'

/** The fields a guest fills in to get a link to their order. */
export const lookUpSchema = v.object({ orderNumber: requiredLine(40), email: emailSchema })
