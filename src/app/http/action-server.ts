import type { IncomingMessage, ServerResponse } from 'node:http'
import { actionOf, type PageAction } from '#/app/routes/actions.server.ts'
import { isNonPage, parsePageUrl, queryOf, type PageTarget } from './page-url.ts'
import { withFreshSession } from '#/customers/sessions/fresh-session.server.ts'
import { createFileForms, takesFiles } from './file-forms.ts'
import { withSentCookies } from './page-headers.ts'
import { errorOutcome, matchPage } from '#/app/routes/pages.server.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import { readForm, receiveForm, type ReceivedForm } from '#/platform/forms/form-body.server.ts'
import {
  formIdField,
  type FormState,
  type FormValues,
  withoutSecrets,
} from '#/platform/forms/form-state.ts'
import { runUntilLeft } from '#/platform/rate-limit/leave-load-limit.ts'
import type { LoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { refuseForeignPage } from '#/platform/api/origin-guard.ts'
import type { PageCache } from '#/platform/page-cache/page-cache.server.ts'
import type { RenderedPage } from '#/platform/page-cache/page-cache-page.server.ts'
import { type ActionOutcome, done, Redirect } from '#/platform/api/page.ts'
import { isRefusal, type PlatformRefusal, Refusal } from '#/platform/api/refusal.ts'
import { headersOfAnswer } from '#/platform/http/security-headers.server.ts'
import { renderFailed, renderRefused } from './render-page.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type ActionServerParts = {
  cache: PageCache
  assets: Assets
  createCtx: (req: IncomingMessage, visitor: Visitor) => SessionCtx
  limit: LoadLimit
}

type FormRequest = {
  ctx: SessionCtx
  target: PageTarget
  req: IncomingMessage
  /** Null if there was no slot to receive it. */
  received: ReceivedForm | null
}
type FormContext = { ctx: SessionCtx; target: PageTarget; isScript: boolean }

/**
 * Handles forms that are posted to a page's own URL. Plain browsers get a redirect, or the page again with
 * its errors; our own script gets the same as JSON, so that nothing reloads.
 */
export function createActionServer({ cache, assets, createCtx, limit }: ActionServerParts) {
  const fileForms = createFileForms()

  async function serve(req: IncomingMessage, res: ServerResponse, visitor: Visitor) {
    const ctx = createCtx(req, visitor)
    const target = parsePageUrl(req.url ?? '/')
    const received = takesFiles(req, target.path)
      ? await fileForms.receive(ctx, req)
      : await receiveForm(req)
    const answered = await runUntilLeft(
      (work) => limit.run(work, visitor.network),
      (releaseSlot) => answer({ ctx: { ...ctx, releaseSlot }, target, req, received }),
    )
    const page = withAnswerHeaders(withSentCookies(answered, ctx), visitor)
    // The unread rest of a body would be parsed as the next request.
    // A form that was never read is passed over instead, since a browser that is still sending sees no answer on a closed connection.
    if (received === null) req.resume()
    else if (!req.complete) res.setHeader('connection', 'close')
    cache.sendOnce(page, req, res)
  }

  async function answer({ ctx, target, req, received }: FormRequest): Promise<RenderedPage> {
    const isScript = req.headers.accept === 'application/json'
    try {
      refuseForeignPage((name) => req.headers[name]?.toString(), ctx.visitor)
      if (received === null) throw noSlot
      const form = readForm(received)
      const fresh = await withFreshSession(ctx)
      const context: FormContext = { ctx: fresh.ctx, target, isScript }
      const page = await answerTo(form, context).catch((problem: unknown) =>
        failed(problem, context),
      )
      return withCookies(page, fresh.cookies)
    } catch (problem) {
      return failed(problem, { ctx, target, isScript })
    }
  }

  async function answerTo(form: FormValues, context: FormContext): Promise<RenderedPage> {
    const { ctx, target, isScript } = context
    const action = actionOf(target.row)
    if (!action) throw new Error(`The route ${target.row.path} takes no forms`)
    const outcome = await outcomeOf(action, ctx, target, form)
    if (outcome.kind === 'done') return isScript ? doneAsJson(outcome) : redirectTo(outcome)
    const { status = 422 } = outcome
    const state = stateOf(form, outcome)
    if (isScript) return jsonAnswer(status, { form: state })
    return renderRefused(ctx, target, assets, { form: state, status })
  }

  async function failed(
    problem: unknown,
    { ctx, target, isScript }: FormContext,
  ): Promise<RenderedPage> {
    const error = errorOutcome(ctx, problem, target.path)
    const { statusCode, message } = error
    if (isScript) return jsonAnswer(statusCode, { error: { statusCode, message } })
    const page = await renderFailed(ctx, target, assets, error)
    const retryAfter = isRefusal(problem) ? problem.details.retryAfter : undefined
    return retryAfter === undefined ? page : withRetryAfter(page, retryAfter)
  }

  return {
    owns: (method: string | undefined, path: string) =>
      method === 'POST' && !isNonPage(path) && actionOf(matchPage(path).row) !== undefined,
    serve,
  }
}

const noSlot = new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 30 })

const withRetryAfter = (page: RenderedPage, seconds: number): RenderedPage => ({
  ...page,
  headers: { ...page.headers, 'retry-after': String(seconds) },
})

/** A shopper's own mistake comes back with the form; a missing page or a fault does not. */
async function outcomeOf(
  action: PageAction,
  ctx: SessionCtx,
  target: PageTarget,
  form: FormValues,
): Promise<ActionOutcome> {
  try {
    const { path, params } = target
    return await action(ctx, { path, params, query: queryOf(target), form })
  } catch (problem) {
    if (problem instanceof Redirect) return done(problem.to, problem.cookies)
    if (!isRefusal(problem) || problem.status === 404 || problem.status >= 500) throw problem
    const { code, status, details } = problem
    const summary = { key: `refusals.${code}`, values: details.values ?? {} }
    return details.fields
      ? { kind: 'refused', status, fields: details.fields }
      : { kind: 'refused', status, summary }
  }
}

const stateOf = (
  form: FormValues,
  { fields = {}, summary = null }: Pick<Partial<FormState>, 'fields' | 'summary'>,
): FormState => ({
  id: form[formIdField] ?? '',
  values: withoutSecrets(form),
  fields,
  summary,
})

const withAnswerHeaders = (page: RenderedPage, visitor: Visitor): RenderedPage => ({
  ...page,
  headers: { ...headersOfAnswer(visitor), ...page.headers },
})

/** The page's own cookies come last, so that a logout wins over a renewed session. */
function withCookies(page: RenderedPage, cookies: readonly string[]): RenderedPage {
  if (cookies.length === 0) return page
  const own = [page.headers['set-cookie'] ?? []].flat()
  return { ...page, headers: { ...page.headers, 'set-cookie': [...cookies, ...own] } }
}

type Done = Extract<ActionOutcome, { kind: 'done' }>

const redirectTo = ({ to, cookies = [] }: Done): RenderedPage => ({
  status: 303,
  body: '',
  headers: { location: to, 'set-cookie': cookies, 'cache-control': 'no-store' },
  tags: [],
  store: false,
})

const doneAsJson = ({ to, cookies = [] }: Done): RenderedPage => {
  const page = jsonAnswer(200, { redirect: to })
  return { ...page, headers: { ...page.headers, 'set-cookie': cookies } }
}

const jsonAnswer = (status: number, body: object): RenderedPage => ({
  status,
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  },
  tags: [],
  store: false,
})
