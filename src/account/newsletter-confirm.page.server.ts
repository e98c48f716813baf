import { linkSchema } from '#/customers/customer-forms.ts'
import { confirmSubscription } from '#/customers/newsletter.server.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type LoadedPage,
  type PageRequest,
} from '#/platform/page.ts'
import { parse } from '#/platform/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'
import { tokenIn } from './link-token.ts'
import type { LinkPageView } from './set-password.page.server.ts'

export function loadNewsletterConfirmPage(_ctx: Ctx, { query }: PageRequest): LoadedPage {
  const data: LinkPageView = { scene: authScene, isDone: query.has('done') }
  return { data }
}

export async function sendNewsletterConfirm(
  ctx: Ctx,
  { form }: ActionRequest,
): Promise<ActionOutcome> {
  await confirmSubscription(ctx, parse(linkSchema, { token: tokenIn(form['token']) }).token)
  return done('/newsletter/confirm/?done=1')
}
