import { nestedValues } from '#/platform/forms/form-state.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type LoadedPage,
} from '#/platform/api/page.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { kitFormSchema } from './kit-form-schema.ts'

/** The parts of the shop on one page, for those who build it; shoppers have no use for it. */
export function loadKitPage(ctx: Ctx): LoadedPage {
  requireKit(ctx)
  return { data: null }
}

/** Takes the sample form and forgets it: for seeing how a form behaves. */
export function sendKitForm(ctx: Ctx, { form }: ActionRequest): ActionOutcome {
  requireKit(ctx)
  parse(kitFormSchema(form), nestedValues(form))
  return done('/-/kit/#forms')
}

function requireKit({ config }: Ctx) {
  if (!import.meta.env.DEV && !config.SHOW_KIT)
    throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
}
