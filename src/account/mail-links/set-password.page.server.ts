import { setPasswordSchema } from '#/customers/account/customer-forms.ts'
import { setPassword } from '#/customers/passwords/password.server.ts'
import { type ActionOutcome, type ActionRequest, done } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { authScene } from '#/account/login/auth-scene.ts'
import { tokenIn } from './link-token.ts'
import { loginPath } from '#/account/frame/account-paths.ts'

export type LinkPageView = { scene: typeof authScene; isDone: boolean }

/** Open to everyone, because the reader of the mail may still be logged in here. */
export function loadSetPasswordPage() {
  const data: LinkPageView = { scene: authScene, isDone: false }
  return { data }
}

export async function sendSetPassword(ctx: Ctx, { form }: ActionRequest): Promise<ActionOutcome> {
  const given = { ...form, token: tokenIn(form['token']) }
  return done(`${loginPath}?reset=1`, await setPassword(ctx, parse(setPasswordSchema, given)))
}
