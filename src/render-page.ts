import type { Boot } from './boot.ts'
import { renderDocument } from './entry-server.tsx'
import { messages, messagesHash } from './i18n/messages.server.ts'
import { renderIsland } from './island-server.tsx'
import { loadOutcome, type Match, type PageOutcome } from './pages.server.ts'
import type { Assets } from './platform/assets.server.ts'
import type { RenderedPage } from './platform/page-cache-page.server.ts'
import type { QueryPair } from './platform/page-key.server.ts'
import { unknownErrorMessage } from './platform/refusal.ts'
import {
  commonHeaders,
  documentHeaders,
  strictTransport,
} from './platform/security-headers.server.ts'
import { loadShell, type Shell } from './shop/header.server.ts'
import type { Ctx } from './visitor/context.ts'

/** A page's address as it is served: cleaned, matched, with the part of its query that counts. */
export type Asked = Match & {
  kind: 'html' | 'payload'
  path: string
  /** The part of the query the page may depend on. */
  query: QueryPair[]
  /** False where the query asks for more than is worth keeping a page for. */
  isKept: boolean
}

type Shown = Exclude<PageOutcome, { kind: 'redirect' }>

export async function renderPage(ctx: Ctx, asked: Asked, assets: Assets): Promise<RenderedPage> {
  const query = new URLSearchParams(asked.query.map(([name, value]) => [name, value]))
  const [outcome, shell] = await Promise.all([
    loadOutcome(ctx, { ...asked, query }),
    asked.kind === 'html' ? loadShell(ctx) : emptyShell,
  ])
  if (asked.kind === 'payload') return jsonPage(ctx, outcome, payloadOf(outcome))
  if (outcome.kind === 'redirect') return redirectPage(outcome)
  const search = query.size > 0 ? `?${query}` : ''
  return documentPage(ctx, { ...asked, search, shell }, outcome, assets)
}

/** An island is answered and kept like a page's payload. */
export async function renderIslandPage(
  ctx: Ctx,
  key: string,
  props: string | null,
): Promise<RenderedPage> {
  const { status, body } = await renderIsland(ctx, key, props)
  const outcome: PageOutcome =
    status === 200
      ? { kind: 'page', answer: { page: key, data: null, meta: {} }, isPersonal: false }
      : { kind: 'error', statusCode: status, message: '' }
  return jsonPage(ctx, outcome, body)
}

type Address = { row: Match['row']; path: string; search: string; shell: Shell }

const emptyShell: Shell = { menu: [], messages: [], helpLink: '/' }

/** A page that cannot be rendered is shown as the error it is; the error page itself must render. */
function documentPage(ctx: Ctx, address: Address, outcome: Shown, assets: Assets): RenderedPage {
  try {
    return htmlPage(ctx, address, outcome, assets)
  } catch (problem) {
    ctx.log.error({ err: problem }, 'a page could not be rendered')
    const fault: Shown = { kind: 'error', statusCode: 500, message: unknownErrorMessage }
    return htmlPage(ctx, address, fault, assets)
  }
}

function htmlPage(ctx: Ctx, address: Address, outcome: Shown, assets: Assets): RenderedPage {
  const body = render(ctx, address, outcome, assets)
  return {
    status: outcome.kind === 'error' ? outcome.statusCode : 200,
    body,
    headers: {
      ...pageHeaders(ctx, outcome),
      'content-type': 'text/html; charset=utf-8',
      ...documentHeaders(body, assets.policyExceptions),
    },
    tags: [...ctx.tags],
    store: isShared(outcome),
  }
}

function render(
  { visitor }: Ctx,
  { row, path, search, shell }: Address,
  outcome: Shown,
  assets: Assets,
): string {
  const { site, isStaging, locale, country } = visitor
  const boot: Boot = {
    site: site.id,
    isStaging,
    locale,
    country: country.code,
    buildId: assets.buildId,
    messagesHash: messagesHash(locale),
    assets: assets.forPage(outcome.kind === 'page' ? outcome.answer.page : ''),
    shell,
    route: row.path,
    answer: outcome.kind === 'page' ? outcome.answer : errorOf(outcome),
  }
  return renderDocument({ boot, messages: messages[locale], path, search })
}

const errorOf = ({ statusCode, message }: { statusCode: number; message: string }) => ({
  error: { statusCode, message },
})

function payloadOf(outcome: PageOutcome): object {
  if (outcome.kind === 'page') return outcome.answer
  if (outcome.kind === 'redirect') return { redirect: outcome.to, status: outcome.status }
  return errorOf(outcome)
}

const jsonPage = (ctx: Ctx, outcome: PageOutcome, body: object): RenderedPage => ({
  status: outcome.kind === 'error' ? outcome.statusCode : 200,
  body: JSON.stringify(body),
  headers: { ...pageHeaders(ctx, outcome), 'content-type': 'application/json; charset=utf-8' },
  tags: [...ctx.tags],
  store: isShared(outcome),
})

const redirectPage = ({ to, status }: { to: string; status: number }): RenderedPage => ({
  status,
  body: '',
  headers: { ...commonHeaders, location: to, 'cache-control': 'public, max-age=0, s-maxage=60' },
  tags: ['redirects'],
  store: true,
})

/** What everyone of the same site, language and country may be shown; errors of ours are nobody's. */
function isShared(outcome: PageOutcome): boolean {
  if (outcome.kind === 'page') return !outcome.isPersonal
  return outcome.kind === 'redirect' || outcome.statusCode === 404
}

/** A crawler told 503 comes back; told 500 often enough, it drops the page. */
const isPassing = (outcome: PageOutcome) => outcome.kind === 'error' && outcome.statusCode === 503

function pageHeaders({ tags, visitor }: Ctx, outcome: PageOutcome): Record<string, string> {
  return {
    ...commonHeaders,
    ...(visitor.isSecure && { 'strict-transport-security': strictTransport }),
    ...(visitor.isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isPassing(outcome) && { 'retry-after': '5' }),
    // The browser asks again each time and mostly hears 304; a shared cache may keep it for a minute.
    'cache-control': isShared(outcome)
      ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
      : 'no-store',
    ...(isShared(outcome) && tags.size > 0 && { 'cache-tag': [...tags].join(',') }),
    vary: 'accept-encoding, accept-language, cookie',
  }
}
