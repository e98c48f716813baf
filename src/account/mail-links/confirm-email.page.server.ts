import { linkSchema } from '#/customers/account/customer-forms.ts'
import { confirmEmail } from '#/customers/account/profile.server.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type PageRequest,
} from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { authScene } from '#/account/login/auth-scene.ts'
import { tokenIn } from './link-token.ts'
import type { LinkPageView } from './set-password.page.server.ts'

export function loadConfirmEmailPage(_ctx: Ctx, { query }: PageRequest) {
  const data: LinkPageView = { scene: authScene, isDone: query.has('done') }
  return { data }
}

export async function sendConfirmEmail(
  ctx: SessionCtx,
  { form }: ActionRequest,
): Promise<ActionOutcome> {
  const { token } = parse(linkSchema, { token: tokenIn(form['token']) })
  return done('/auth/confirm-email/?done=1', await confirmEmail(ctx, token))
}
