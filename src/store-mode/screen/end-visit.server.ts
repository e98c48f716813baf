import { endSession } from '#/customers/sessions/sessions.server.ts'
import { browserEntries, isNamed } from '#/platform/consent/browser-entries.ts'
import { clearCookie } from '#/platform/http/cookies.ts'
import { screenCookie } from '#/stores/screen/screen-cookie.ts'
import type { SessionCtx } from '#/visitor/context.ts'

/** Staff have paired this browser with their store, which is not the visitor's to undo. */
const preservedCookies: readonly string[] = [screenCookie.name]

/**
 * Ends the visit of a browser: logs the customer out, and returns the `Set-Cookie` lines that clear all that
 * the shop has stored there. A guest's cart stays in the database, where nobody finds it without its cookie.
 */
export async function endVisit(ctx: SessionCtx): Promise<string[]> {
  await endSession(ctx)
  const { cookieHeader, isSecure: secure } = ctx.visitor
  const sent = cookieHeader.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
  return browserEntries
    .filter(({ kind, name }) => kind === 'cookie' && !preservedCookies.includes(name))
    .flatMap((entry) =>
      entry.name.endsWith('*') ? sent.filter((name) => isNamed(entry, name)) : entry.name,
    )
    .map((name) => clearCookie(name, { secure }))
}
