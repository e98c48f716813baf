import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { isDatabaseAway } from '#/db/away.server.ts'
import { loadRow } from './loaders.server.ts'
import { loadPage } from '#/navigation/router/pages.ts'
import { loadLazyParts } from '#/navigation/hydration/lazy-hydrate.tsx'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import { Redirect } from '#/platform/api/page.ts'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { isRefusal, pageNotFoundMessage, unknownErrorMessage } from '#/platform/api/refusal.ts'
import { routablePath } from '#/platform/paths/routable-path.ts'
import { isPersonal, routes, type RouteRow } from './routes.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'

const routeObjects = routes.map((row) => ({ path: row.path, id: row.path, handle: row }))

export type Match = { row: RouteRow; params: Readonly<Record<string, string | undefined>> }

const matches = new LRUCache<string, Match>({ max: 5_000 })

/** The route of a path. The router tries every route each time, which costs more than anything else in a refusal. */
export function matchPage(path: string): Match {
  const known = matches.get(path)
  if (known) return known
  const match = findMatch(path)
  // A long path is probably invented and would only take up memory.
  if (path.length <= 200) matches.set(path, match)
  return match
}

function findMatch(path: string): Match {
  const match = matchRoutes(routeObjects, routablePath(path))?.at(-1)
  const row = match?.route.handle ?? routes.at(-1)
  if (!row) throw new Error('The route table is empty')
  return { row, params: match?.params ?? {} }
}

export type PageOutcome =
  | {
      kind: 'page'
      answer: PageAnswer
      isPersonal: boolean
      status?: number
      cookies?: readonly string[]
    }
  | RedirectOutcome
  | ErrorOutcome

type ErrorOutcome = { kind: 'error'; statusCode: number; message: string; isPersonal?: boolean }

type RedirectOutcome = {
  kind: 'redirect'
  to: string
  status: number
  isPersonal: boolean
  cookies: readonly string[]
}

type PageLocation = Match & { path: string; query: URLSearchParams }

/** Runs the route's loader; returns one of three outcomes and never throws. */
export async function loadOutcome(
  ctx: SessionCtx,
  { row, params, path, query }: PageLocation,
): Promise<PageOutcome> {
  const isPersonalPage = isPersonal(row)
  try {
    const loaded = await loadRow(ctx, row, { path, params, query })
    const page = 'page' in loaded ? loaded.page : row.page
    if (!page) throw new Error(`The route ${row.path} has data but no page to show it`)
    await loadPage(page)
    await loadLazyParts()
    const { cookies } = loaded
    const isOwn = (loaded.isPersonal ?? isPersonalPage) || cookies !== undefined
    const meta = { isPersonal: isOwn, ...(loaded.picture && { picture: loaded.picture }) }
    const answer = { page, data: loaded.data, meta }
    return {
      kind: 'page',
      answer,
      isPersonal: isOwn,
      ...(loaded.status && { status: loaded.status }),
      ...(cookies && { cookies }),
    }
  } catch (problem) {
    if (problem instanceof Redirect) return redirectOutcome(problem, isPersonalPage)
    return { ...errorOutcome(ctx, problem, path), isPersonal: isPersonalPage }
  }
}

const redirectOutcome = (
  { to, status, cookies }: Redirect,
  isPersonalPage: boolean,
): RedirectOutcome => ({
  kind: 'redirect',
  to,
  status,
  cookies,
  isPersonal: isPersonalPage || cookies.length > 0,
})

/** The error to show: a refusal by its code, a fault without any details. */
export function errorOutcome(ctx: Ctx, problem: unknown, path: string): ErrorOutcome {
  if (isRefusal(problem) && problem.status === 404)
    return { kind: 'error', statusCode: 404, message: pageNotFoundMessage(shortened(path)) }
  if (isRefusal(problem))
    return { kind: 'error', statusCode: problem.status, message: problem.code }
  // A loader has a limit of its own for what costs a core long, such as the search for a preset.
  if (problem instanceof Overloaded) return { kind: 'error', statusCode: 503, message: 'busy' }
  ctx.log.error({ err: problem }, 'a page could not be loaded')
  const statusCode = isDatabaseAway(problem) ? 503 : 500
  return { kind: 'error', statusCode, message: unknownErrorMessage }
}

/** Anyone can request any path, and the error page repeats it, so it is cut to the length of a title. */
const shortened = (path: string) => (path.length > 200 ? `${path.slice(0, 200)}…` : path)
