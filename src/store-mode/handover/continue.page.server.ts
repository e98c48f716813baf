import { done, type PageRequest } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Action, Ctx, SessionCtx } from '#/visitor/context.ts'
import { takePhoneHandover } from './phone-handover.server.ts'
import { landingPath } from './landing-path.ts'

export type ContinueView =
  | { kind: 'open' }
  | { kind: 'taken'; isShort: boolean; path: string | null }

const pagePath = '/continue/'

/** The page that a code leads to, and what it says once the cart is here. */
export function loadContinuePage(_: Ctx, { query }: PageRequest): { data: ContinueView } {
  if (!query.has('taken')) return { data: { kind: 'open' } }
  const path = landingPath(query.get('to'))
  return { data: { kind: 'taken', isShort: query.has('short'), path: path === '/' ? null : path } }
}

/** Takes the code, which a script reads from the URL's hash: there it reaches no log. */
export const sendPhoneCode: Action<SessionCtx> = async (ctx, { form }) => {
  try {
    const { token = '', attempt } = form
    const { hasCart, isShort, path, cookies } = await takePhoneHandover(ctx, token, attempt)
    if (!hasCart) return done(path ?? '/', cookies)
    const query = new URLSearchParams({
      taken: '1',
      ...(isShort && { short: '1' }),
      ...(path !== null && { to: path }),
    })
    return done(`${pagePath}?${query.toString()}`, cookies)
  } catch (problem) {
    if (!isRefusal(problem) || !problem.code.startsWith('phone-code-')) throw problem
    return { kind: 'refused', summary: { key: `refusals.${problem.code}`, values: {} } }
  }
}
