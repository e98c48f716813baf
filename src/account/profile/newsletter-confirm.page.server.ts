import { linkSchema } from '#/customers/account/customer-forms.ts'
import { confirmSubscription } from '#/customers/account/newsletter.server.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type PageRequest,
} from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { authScene } from '#/account/login/auth-scene.ts'
import { tokenIn } from '#/account/mail-links/link-token.ts'
import type { LinkPageView } from '#/account/mail-links/set-password.page.server.ts'

export function loadNewsletterConfirmPage(_ctx: Ctx, { query }: PageRequest) {
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
