import { emailOnlySchema } from '#/customers/account/customer-forms.ts'
import { requestReset } from '#/customers/passwords/change-password.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'

export type ResetView = { scene: typeof authScene; isSent: boolean }

export function loadResetPage(_ctx: Ctx, { query }: PageRequest) {
  const data: ResetView = { scene: authScene, isSent: query.has('sent') }
  return { data }
}

/** The response is the same for every email address, so that it does not reveal who has an account. */
export const sendReset: Action = async (ctx, { form }) => {
  await requestReset(ctx, parse(emailOnlySchema, form).email)
  return done('/auth/reset-password/?sent=1')
}
