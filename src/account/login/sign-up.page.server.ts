import { emailOnlySchema } from '#/customers/account/customer-forms.ts'
import { subscribe } from '#/customers/account/newsletter.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'

export type SignUpView = {
  scene: typeof authScene
  /** The status after a request is the same for everyone, so that nobody learns who is subscribed. */
  requested: 'unconfirmed' | 'subscribed' | null
}

export function loadSignUpPage(_ctx: Ctx, { query }: PageRequest) {
  const status = query.get('status')
  const requested = status === 'subscribed' || status === 'unconfirmed' ? status : null
  const data: SignUpView = { scene: authScene, requested }
  return { data }
}

/** Also handles the footer's form. Sending it is the consent, so there is no checkbox. */
export const sendSignUp: Action = async (ctx, { form }) => {
  const { email } = parse(emailOnlySchema, form)
  return done(`/newsletter/?status=${await subscribe(ctx, { email, source: 'footer' })}`)
}
