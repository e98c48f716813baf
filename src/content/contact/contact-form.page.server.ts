import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { sendMessage } from './contact.server.ts'
import { contactPath, contactSchema, trapField } from './contact-message.ts'

export type ContactFormData = { isSent: boolean }

export const loadContactForm = (_ctx: Ctx, { query }: PageRequest) => ({
  data: { isSent: query.has('sent') } satisfies ContactFormData,
})

/** A program that fills in the trap is answered like a person, so that it does not try another way. */
export const sendContactForm: Action = async (ctx, { form }) => {
  const message = parse(contactSchema, form)
  if (!form[trapField]) await sendMessage(ctx, message)
  return done(`${contactPath}?sent=1`)
}
