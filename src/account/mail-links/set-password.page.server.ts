import { setPasswordSchema } from '#/customers/account/customer-forms.ts'
import { completeReset } from '#/customers/passwords/change-password.server.ts'
import { done } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import { tokenIn } from './link-token.ts'
import { loginPath } from '#/account/frame/account-paths.ts'
import type { Action } from '#/visitor/context.ts'

export const sendSetPassword: Action = async (ctx, { form }) => {
  const given = { ...form, token: tokenIn(form['token']) }
  return done(`${loginPath}?reset=1`, await completeReset(ctx, parse(setPasswordSchema, given)))
}
