import { queryOf, type PageTarget } from './page-url.ts'
import type { Boot } from '#/app/document/boot.ts'
import { renderDocument } from '#/app/document/entry-server.tsx'
import { messages, messagesHash } from '#/i18n/messages.server.ts'
import { calculatorScript } from '#/finance/finance.server.ts'
import { type IslandRequest, renderIsland } from './island-server.tsx'
import { moneyPattern } from '#/money/format-money.ts'
import { isShared, pageHeaders, pageLifetime, vary } from './page-headers.ts'
import { routes } from '#/app/routes/routes.ts'
import { loadOutcome, type Match, type PageOutcome } from '#/app/routes/pages.server.ts'
import type { FormState } from '#/platform/forms/form-state.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { revisionOf } from '#/platform/consent/configured-parties.server.ts'
import { listRevision } from '#/platform/consent/consent.ts'
import {
  createFragmentStore,
  type FragmentStore,
} from '#/platform/fragment-cache/fragment-cache.server.ts'
import { maxAgeMs } from '#/platform/page-cache/cache-lifetime.ts'
import { sharedHeaders } from '#/platform/page-cache/shared-headers.ts'
import type { RenderedPage } from '#/platform/page-cache/page-cache-page.server.ts'
import { unknownErrorMessage } from '#/platform/api/refusal.ts'
import { documentHeaders, headersOfAnswer } from '#/platform/http/security-headers.server.ts'
import { beforePaint } from '#/storefront/shell/before-paint.tsx'
import { loadShell, type Shell } from '#/storefront/header/header.server.ts'
import { thirdPartySources } from '#/third-parties/setup.server.ts'
import { coverScript } from '#/app/document/cover-script.ts'
import { startScript } from '#/app/document/start-script.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'

type Shown = Exclude<PageOutcome, { kind: 'redirect' }>

export async function renderPage(
  ctx: SessionCtx,
  target: PageTarget,
  assets: Assets,
  onLoaded: () => void = () => {},
): Promise<RenderedPage> {
  const query = queryOf(target)
  const [outcome, shell] = await Promise.all([
    loadOutcome(ctx, { ...target, query }),
    target.kind === 'html' ? loadShell(ctx) : emptyShell,
  ])
  onLoaded()
  if (target.kind === 'payload') return jsonPage(ctx, outcome, payloadOf(outcome))
  if (outcome.kind === 'redirect') return redirectPage(ctx, outcome)
  return documentPage(ctx, documentInput(target, shell), outcome, assets)
}

type Refused = { form: FormState; status: number }

/** Renders the page of a refused form again, with all that was typed and the errors. */
export async function renderRefused(
  ctx: SessionCtx,
  target: PageTarget,
  assets: Assets,
  { form, status }: Refused,
): Promise<RenderedPage> {
  const [outcome, shell] = await Promise.all([
    loadOutcome(ctx, { ...target, query: queryOf(target) }),
    loadShell(ctx),
  ])
  if (outcome.kind === 'redirect') return redirectPage(ctx, { ...outcome, status: 303 })
  if (outcome.kind === 'error') return renderFailed(ctx, target, assets, outcome)
  const shown: Shown = { ...outcome, answer: { ...outcome.answer, form }, isPersonal: true }
  const page = documentPage(ctx, documentInput(target, shell), shown, assets)
  return page.status === 200 ? { ...page, status } : page
}

/** The error page in response to a form. */
export async function renderFailed(
  ctx: Ctx,
  target: PageTarget,
  assets: Assets,
  error: { statusCode: number; message: string },
): Promise<RenderedPage> {
  const shown: Shown = { kind: 'error', ...error, isPersonal: true }
  return documentPage(ctx, documentInput(target, await loadShell(ctx)), shown, assets)
}

function documentInput(target: PageTarget, shell: Shell): DocumentInput {
  const query = queryOf(target)
  return { row: target.row, path: target.path, search: query.size > 0 ? `?${query}` : '', shell }
}

/**
 * An island is served and cached like a page's payload. A missing or refused one is not stored: anyone can
 * invent such URLs, so caching them would fill the cache.
 */
export async function renderIslandPage(ctx: Ctx, request: IslandRequest): Promise<RenderedPage> {
  if (!request.ok) return refusedIsland(ctx, request)
  const body = await renderIsland(ctx, request)
  if (!body) return refusedIsland(ctx, { status: 404, message: 'Island not found' })
  const answer = { page: request.key, data: null, meta: {} }
  return jsonPage(ctx, { kind: 'page', answer, isPersonal: false }, body)
}

type Refusal = { status: 400 | 404 | 413; message: string }

function refusedIsland(ctx: Ctx, { status, message }: Refusal): RenderedPage {
  const outcome: PageOutcome = { kind: 'error', statusCode: status, message, isPersonal: true }
  return jsonPage(ctx, outcome, { error: { statusCode: status, message } })
}

type DocumentInput = { row: Match['row']; path: string; search: string; shell: Shell }

const emptyShell: Shell = { menu: [], messages: [], helpLink: '/' }

/** A page that fails to render is replaced by the error page, which must render. */
function documentPage(
  ctx: Ctx,
  input: DocumentInput,
  outcome: Shown,
  assets: Assets,
): RenderedPage {
  try {
    return htmlPage(ctx, input, outcome, assets)
  } catch (problem) {
    ctx.log.error({ err: problem }, 'an error page is shown in place of one that failed')
    const fault: Shown = { kind: 'error', statusCode: 500, message: unknownErrorMessage }
    return htmlPage(ctx, input, fault, assets)
  }
}

function htmlPage(ctx: Ctx, input: DocumentInput, outcome: Shown, assets: Assets): RenderedPage {
  const body = render(ctx, input, outcome, assets)
  return {
    status: outcome.kind === 'error' ? outcome.statusCode : (outcome.status ?? 200),
    body,
    headers: {
      ...pageHeaders(ctx, outcome),
      'content-type': 'text/html; charset=utf-8',
      ...(outcome.kind === 'page' && outcome.cookies && { 'set-cookie': outcome.cookies }),
      ...policyOf(ctx, assets),
    },
    tags: [...ctx.tags],
    trueForMs: maxAgeMs(ctx),
    store: isShared(outcome),
  }
}

const assistedRoutes = routes.filter(({ goInStore }) => goInStore).map(({ path }) => path)

/** All inline scripts; the document contains no others. */
const inlineScripts = [coverScript, startScript, beforePaint]

const policies = new WeakMap<Config, Map<string | null, Record<string, string>>>()

/** The same for every document of a shop with the same scripts, so it is built once. */
function policyOf(ctx: Ctx, { policyExceptions }: Assets): Record<string, string> {
  const { config } = ctx
  const script = calculatorScript(ctx)
  const cached = policies.get(config)?.get(script)
  if (cached) return cached
  const [form, scripts] = [checkoutsOf(config), script === null ? [] : [script]]
  const foreign = thirdPartySources(config)
  const made = documentHeaders(inlineScripts, {
    ...policyExceptions,
    ...foreign,
    form,
    scripts: [...scripts, ...foreign.scripts],
    connect: [
      ...(policyExceptions.connect ?? []),
      ...originsOf(config.IP_LOOKUP_URL),
      ...foreign.connect,
    ],
    callers: config.GO_IN_STORE_TOKEN === null ? [] : [config.GO_IN_STORE_URL],
  })
  const ofConfig = policies.get(config) ?? new Map<string | null, Record<string, string>>()
  policies.set(config, ofConfig.set(script, made))
  return made
}

/** The external checkouts: a form posted to us may be redirected to them, which Chromium blocks unless listed. */
const checkoutsOf = ({ CHECKOUT_URL, OVERSEAS_CHECKOUT_URL }: Config): string[] =>
  originsOf(CHECKOUT_URL, OVERSEAS_CHECKOUT_URL)

const originsOf = (...urls: readonly (string | null)[]): string[] =>
  urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]))

/** One store per shop for all pages, which share a header and mostly show cards. */
const stores = new WeakMap<Config, FragmentStore>()

function fragmentsOf(config: Config): FragmentStore | null {
  if (config.FRAGMENT_CACHE_MB === 0) return null
  const cached = stores.get(config)
  if (cached) return cached
  const made = createFragmentStore({ mostBytes: config.FRAGMENT_CACHE_MB * 1_000_000 })
  stores.set(config, made)
  return made
}

function render(
  { config, visitor }: Ctx,
  { row, path, search, shell }: DocumentInput,
  outcome: Shown,
  assets: Assets,
): Buffer {
  const { site, isStaging, locale, country } = visitor
  // A tag manager has nothing to read without the data layer.
  const dataLayer = config.DATA_LAYER ?? (config.TAG_MANAGER_ID === null ? null : 'on')
  const revision = revisionOf(config)
  const boot: Boot = {
    site: site.id,
    isStaging,
    locale,
    country,
    moneyPattern: moneyPattern(country.locale, country.currency),
    buildId: assets.buildId,
    messagesHash: messagesHash(locale),
    ...(dataLayer && { dataLayer }),
    ...(revision !== listRevision && { revision }),
    ...(config.GO_IN_STORE_TOKEN !== null && { assistedRoutes }),
    assets: assets.forPage(outcome.kind === 'page' ? outcome.answer.page : ''),
    shell,
    route: row.path,
    answer: outcome.kind === 'page' ? outcome.answer : errorOf(outcome),
  }
  const fragments = fragmentsOf(config)
  return renderDocument({ boot, messages: messages[locale], path, search, fragments })
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
  headers: {
    ...pageHeaders(ctx, outcome),
    'content-type': 'application/json; charset=utf-8',
    ...(outcome.kind === 'redirect' && { 'set-cookie': outcome.cookies }),
  },
  tags: [...ctx.tags],
  trueForMs: maxAgeMs(ctx),
  store: isShared(outcome),
})

type RedirectOutcome = Extract<PageOutcome, { kind: 'redirect' }>

/** A redirect may depend on the country, as one past the end of a listing does. */
const redirectPage = (
  ctx: Ctx,
  { to, status, cookies, isPersonal }: RedirectOutcome,
): RenderedPage => {
  const { visitor, expiries } = ctx
  const tags = new Set(['redirects', ...ctx.tags])
  return {
    status,
    body: '',
    headers: {
      ...headersOfAnswer(visitor),
      location: to,
      'set-cookie': cookies,
      ...(isPersonal
        ? { 'cache-control': 'no-store' }
        : sharedHeaders({ tags, expiries }, pageLifetime)),
      vary,
    },
    tags: [...tags],
    trueForMs: maxAgeMs(ctx),
    store: !isPersonal,
  }
}
