import { Hono, type Context, type Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot'
import type { BaseCtx } from '#/platform/config/context.ts'
import { hourSeconds, minuteSeconds } from '#/platform/config/durations.ts'
import { type SharedLifetime, sharedHeaders } from '#/platform/page-cache/shared-headers.ts'
import { onceForKey, type StoredAnswer } from './idempotency.server.ts'
import { parseJson } from './json-body.ts'
import { type OwnOrigin, refuseForeignCall } from './origin-guard.ts'
import { keyedRequest, readBody, readQuery, requireSignedCall } from './read-request.server.ts'
import { parse } from './schema.ts'

/**
 * Every endpoint declares who may call it. For `customer` the router checks the session and hands it to the
 * handler; for `overseas-checkout` it checks the signature. `visitor` and `cart-holder` calls are about the visitor,
 * logged in or not, and may look up the session. `anyone` calls cannot, so they do not depend on it.
 */
export type Access = 'anyone' | 'visitor' | 'cart-holder' | 'customer' | 'overseas-checkout'

/** The time for which a shared cache may store the response; personal responses are never stored. */
export type CacheClass = 'personal' | 'by-cookie' | 'one-minute' | 'five-minutes'
const cacheRules: Record<CacheClass, string | SharedLifetime> = {
  personal: 'no-store',
  // The cookies decide the market, so a copy may be used only after the shop has confirmed it.
  'by-cookie': 'no-cache',
  'one-minute': { freshSeconds: minuteSeconds, staleSeconds: 5 * minuteSeconds },
  'five-minutes': { freshSeconds: 5 * minuteSeconds, staleSeconds: hourSeconds },
}

type Schema = GenericSchema | undefined
type Endpoint<Ctx, Rule, Body, Query, Answer> = {
  summary: string
  access: Rule
  answer: Answer
  body?: Body
  query?: Query
  cache?: CacheClass
  /** The response is the same for everyone; others are shared only where the URL names the market. */
  isPublic?: true
  /**
   * Set where the response depends on the query and the market only, so that the shop stores it like a
   * page. Returns the query in one spelling.
   */
  storedAs?: StoredAs<OutputOf<Query>>
  /**
   * A GET that changes something: it is guarded against foreign pages, also mounted as POST, and refused as
   * HEAD.
   */
  isChange?: true
  /** The response contains a URL that must not reach the next page's server as a referrer. */
  hasNoReferrer?: true
  /**
   * Set where the call adds or submits something, so it honours `Idempotency-Key`. Returns the owner of the
   * key, from the request or from the cookies that the work sets; a key never gives one visitor's response
   * to another. Calls without it are safe to repeat.
   */
  repeatableFor?: RepeatableFor<Ctx>
  /**
   * Fills the cache before the call's transaction begins: a value first loaded inside would later be
   * reloaded through a transaction that has ended.
   */
  prepare?: (ctx: Ctx) => Promise<unknown>
}
type RepeatableFor<Ctx> = (
  ctx: Ctx,
  cookies: readonly string[],
) => Promise<string | null> | string | null
type StoredAs<Query> = (query: Query) => Record<string, string>
type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined

/** The fields that a handler may add to its response. */
export type Reply = {
  cookies: string[]
  status: number
  /** Set for input that no page of ours sends, or a stranger could fill the cache with it. */
  isUnusual?: boolean
}

type Handler<Ctx, Given, Answer> = (
  ctx: Ctx,
  given: Given,
) => Promise<Answer | null> | Answer | null
type Input<Body, Query> = { body: OutputOf<Body>; query: OutputOf<Query>; reply: Reply }

type CtxFor<Ctx, Rule> = Rule extends 'anyone' | 'overseas-checkout' ? Omit<Ctx, 'session'> : Ctx
type SessionFor<Session, Rule> = Rule extends 'customer' ? { session: Session } : object

/** A declared call. The browser takes its type, so that a changed path or answer does not compile there. */
export type ApiCall<Path extends string = string, Answer extends GenericSchema = GenericSchema> = {
  readonly path: Path
  readonly answer: Answer
}
type PathOf<Prefix extends string, Path extends string> = Path extends '/'
  ? Prefix
  : `${Prefix}${Path}`

export type Operation = {
  method: 'get' | 'post'
  path: string
  tag: string
  summary: string
  access: Access
  answer: GenericSchema
  body?: Schema
  query?: Schema
  /** The POST form of a GET that changes something. */
  isPostAlias: boolean
  /** Whether the call honours `Idempotency-Key`. */
  isIdempotent: boolean
  /** The query of a stored call in one spelling; null for a query that the schema refuses. */
  storedAs?: (query: Record<string, string>) => Record<string, string> | null
}

type ApiOptions<Ctx, Session> = {
  /** The session of a customer's call. Null means that the call answers 204 with no body. */
  customerOf: (ctx: Ctx) => Promise<Session | null>
  /** Called for a change after the origin check; refuses it when the rate limit is used up. */
  countChange?: (ctx: Ctx) => void
}
type ApiCtx = BaseCtx & { visitor: OwnOrigin }
export type ApiEnv<Ctx> = { Variables: { ctx: Ctx } }
type Answering<Ctx> = (c: Context<ApiEnv<Ctx>>, next: Next) => Promise<Response | void>

/**
 * A group of endpoints under one prefix. Each is declared once, with its schemas and access rule;
 * parsing, guards, caching headers, idempotency and documentation follow from that.
 */
export function createApiRouter<Ctx extends ApiCtx, Session, Prefix extends `/${string}`>(
  prefix: Prefix,
  tag: string,
  { customerOf, countChange }: ApiOptions<Ctx, Session>,
) {
  const routes = new Hono<ApiEnv<Ctx>>()
  const operations: Operation[] = []

  function mount(operation: Operation, answer: Answering<Ctx>) {
    operations.push(operation)
    routes[operation.method](operation.path, answer)
  }

  function declare(method: Operation['method']) {
    return <
      Path extends `/${string}`,
      Rule extends Access,
      Answer extends GenericSchema,
      Body extends Schema = undefined,
      Query extends Schema = undefined,
    >(
      path: Path,
      endpoint: Endpoint<Ctx, Rule, Body, Query, Answer>,
      handler: Handler<
        CtxFor<Ctx, Rule>,
        Input<Body, Query> & SessionFor<Session, Rule>,
        InferInput<Answer>
      >,
    ): ApiCall<PathOf<Prefix, Path>, Answer> => {
      const isChange = method === 'post' || endpoint.isChange === true
      const answer = answerWith<Ctx, Session, Body, Query, Answer>(
        endpoint,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `answerWith` hands over the session exactly where `access` is `customer`
        handler as Handler<
          Ctx,
          Input<Body, Query> & { session: Session | null },
          InferInput<Answer>
        >,
        { isChange, customerOf, ...(countChange && isChange && { countChange }) },
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `PathOf` says the same in types
      const whole = (path.length === 1 ? prefix : prefix + path) as PathOf<Prefix, Path>
      const { storedAs, ...declared } = endpoint
      const operation: Operation = {
        ...declared,
        method,
        path: whole,
        tag,
        isPostAlias: false,
        isIdempotent: endpoint.repeatableFor !== undefined,
        ...(storedAs && { storedAs: spelling(endpoint.query, storedAs) }),
      }
      mount(operation, isChange ? exceptHead(answer) : answer)
      if (method === 'get' && isChange)
        mount({ ...operation, method: 'post', isPostAlias: true }, answer)
      return { path: whole, answer: endpoint.answer }
    }
  }

  return { routes, operations, get: declare('get'), post: declare('post') }
}

/** Hono runs a HEAD as its GET. Passed on, it is refused like any method that the call does not have. */
const exceptHead =
  <Ctx>(answer: Answering<Ctx>): Answering<Ctx> =>
  (c, next) =>
    c.req.method === 'HEAD' ? next() : answer(c, next)

function answerWith<
  Ctx extends ApiCtx,
  Session,
  Body extends Schema,
  Query extends Schema,
  Answer extends GenericSchema,
>(
  endpoint: Endpoint<Ctx, Access, Body, Query, Answer>,
  handler: Handler<Ctx, Input<Body, Query> & { session: Session | null }, InferInput<Answer>>,
  { isChange, customerOf, countChange }: ApiOptions<Ctx, Session> & { isChange: boolean },
) {
  return async (c: Context<ApiEnv<Ctx>>): Promise<Response> => {
    if (isChange && endpoint.access !== 'overseas-checkout')
      refuseForeignCall((name) => c.req.header(name), c.var.ctx.visitor)
    countChange?.(c.var.ctx)
    const text = endpoint.body ? await readBody(c) : ''
    if (endpoint.access === 'overseas-checkout') requireSignedCall(c.var.ctx, c.req, text)
    if (endpoint.hasNoReferrer) c.header('referrer-policy', 'no-referrer')
    const body = parsed(endpoint.body, () => parseJson(text))
    const query = parsed(endpoint.query, () => readQuery(c.req.query()))
    const session = endpoint.access === 'customer' ? await customerOf(c.var.ctx) : null
    if (endpoint.access === 'customer' && session === null) return send(c, noAnswer, 'personal')
    const { cache = 'personal' } = endpoint
    const isShared = !isChange && (endpoint.isPublic || c.var.ctx.hasMarketInUrl)
    let cacheClass = isShared ? cache : endpoint.storedAs ? 'by-cookie' : 'personal'
    const work = async (ctx: Ctx): Promise<StoredAnswer> => {
      const reply: Reply = { cookies: [], status: 200 }
      const answer = await handler(ctx, { body, query, reply, session })
      const { cookies } = reply
      if (reply.isUnusual) cacheClass = 'personal'
      return { status: answer === null ? 204 : reply.status, body: answer, cookies }
    }
    const ctx = c.var.ctx
    await endpoint.prepare?.(ctx)
    const { repeatableFor } = endpoint
    const key = repeatableFor && c.req.header('idempotency-key')
    const answered = key
      ? await onceForKey(
          ctx.db,
          {
            ...keyedRequest(c.req.path, key, text),
            ownerOf: (cookies) => repeatableFor(ctx, cookies),
          },
          (db) => work({ ...ctx, db }),
        )
      : await work(ctx)
    return send(c, answered, cacheClass)
  }
}

const noAnswer: StoredAnswer = { status: 204, body: null, cookies: [] }

const parsed = <S extends Schema>(schema: S | undefined, input: () => unknown): OutputOf<S> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undefined is the output of no schema
  (schema ? parse(schema, input()) : undefined) as OutputOf<S>

const spelling =
  <S extends Schema>(schema: S | undefined, storedAs: StoredAs<OutputOf<S>>) =>
  (query: Record<string, string>): Record<string, string> | null => {
    const result = schema && safeParse(schema, query)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undefined is the output of no schema
    return result?.success === false ? null : storedAs(result?.output as OutputOf<S>)
  }

function send<Ctx extends ApiCtx>(
  c: Context<ApiEnv<Ctx>>,
  { status, body, cookies }: StoredAnswer,
  cache: CacheClass,
): Response {
  const rule = cacheRules[cache]
  const headers =
    typeof rule === 'string' ? { 'cache-control': rule } : sharedHeaders(c.var.ctx, rule)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other status of a handler has a body
  return status === 204 ? c.body(null, 204) : c.json(body, status as ContentfulStatusCode)
}
