import { resetSchema as addressSchema } from '#/customers/account/customer-forms.ts'
import { subscribe } from '#/customers/account/newsletter.server.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type LoadedPage,
  type PageRequest,
} from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { authScene } from './auth-scene.ts'

export type SignUpView = {
  scene: typeof authScene
  /** What follows from a wish on this site, whoever made it: nobody learns who reads our letters. */
  asked: 'unconfirmed' | 'subscribed' | null
}

export function loadSignUpPage(_ctx: Ctx, { query }: PageRequest): LoadedPage {
  const told = query.get('asked')
  const asked = told === 'subscribed' || told === 'unconfirmed' ? told : null
  const data: SignUpView = { scene: authScene, asked }
  return { data }
}

/** Takes the footer's form, too; sending it is the wish itself, so that no box has to be ticked. */
export async function sendSignUp(ctx: Ctx, { form }: ActionRequest): Promise<ActionOutcome> {
  const { email } = parse(addressSchema, form)
  return done(`/newsletter/?asked=${await subscribe(ctx, { email, source: 'footer' })}`)
}
