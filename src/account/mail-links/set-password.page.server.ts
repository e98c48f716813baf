import { setPasswordSchema } from '#/customers/account/customer-forms.ts'
import { completeReset } from '#/customers/passwords/change-password.server.ts'
import { type ActionOutcome, type ActionRequest, done } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { tokenIn } from './link-token.ts'
import { loginPath } from '#/account/frame/account-paths.ts'

export async function sendSetPassword(ctx: Ctx, { form }: ActionRequest): Promise<ActionOutcome> {
  const given = { ...form, token: tokenIn(form['token']) }
  return done(`${loginPath}?reset=1`, await completeReset(ctx, parse(setPasswordSchema, given)))
}
