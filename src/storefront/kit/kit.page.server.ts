import { nestedValues } from '#/platform/forms/form-state.ts'
import { type ActionOutcome, type ActionRequest, done } from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { kitFormSchema } from './kit-form-schema.ts'

/** All UI components on one page, for developers; hidden from shoppers. */
export function loadKitPage(ctx: Ctx) {
  requireKit(ctx)
  return { data: null }
}

/** Validates the sample form and discards it. */
export function sendKitForm(ctx: Ctx, { form }: ActionRequest): ActionOutcome {
  requireKit(ctx)
  parse(kitFormSchema(form), nestedValues(form))
  return done('/-/kit/#forms')
}

function requireKit({ config }: Ctx) {
  if (!import.meta.env.DEV && !config.SHOW_KIT) throw pageNotFound()
}
