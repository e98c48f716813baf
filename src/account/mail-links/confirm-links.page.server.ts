import { linkSchema } from '#/customers/account/customer-forms.ts'
import { confirmSubscription } from '#/customers/account/newsletter.server.ts'
import { confirmEmail } from '#/customers/account/profile.server.ts'
import { type ActionRequest, done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx, SessionCtx } from '#/visitor/context.ts'
import { authScene } from '#/account/login/auth-scene.ts'
import { tokenIn } from './link-token.ts'

export type LinkPageView = { scene: typeof authScene; isDone: boolean }

/** Open to everyone, because the reader of the mail may still be logged in here. */
export function loadLinkPage(_ctx: Ctx, { query }: PageRequest) {
  const data: LinkPageView = { scene: authScene, isDone: query.has('done') }
  return { data }
}

const tokenOf = (form: ActionRequest['form']) =>
  parse(linkSchema, { token: tokenIn(form['token']) }).token

export const sendConfirmEmail: Action<SessionCtx> = async (ctx, { form }) =>
  done('/auth/confirm-email/?done=1', await confirmEmail(ctx, tokenOf(form)))

export const sendNewsletterConfirm: Action = async (ctx, { form }) => {
  await confirmSubscription(ctx, tokenOf(form))
  return done('/newsletter/confirm/?done=1')
}
