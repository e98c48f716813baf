import { once } from 'node:events'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseSetCookie } from 'cookie'
import { atEndOfFile } from './end-of-file.ts'
import { developmentAssets } from '#/platform/http/assets.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { startShop } from '#/app/process/process.server.ts'
import { testDatabase, type TestDatabase } from './database.ts'

type CallOptions = { headers?: Record<string, string>; cookies?: Record<string, string> }

/** The headers a browser sends with a change from the shop's own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin' }
/** The headers of a form that the shop's own script sends. */
export const ownScript = { ...ownPage, accept: 'application/json' }

/** The real shop over real HTTP, on its own database. */
export async function testShop(environment: Record<string, string> = {}, database?: TestDatabase) {
  const ownDatabase = database ?? (await testDatabase())
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    PAYMENTS: 'test',
    // All shoppers of a test share one IP address.
    CART_WRITES_PER_MINUTE: '1000000',
    PICTURE_MEGAPIXELS_PER_MINUTE: '1000000',
    ...environment,
  })
  const shop = await startShop({
    config,
    store: { url: ownDatabase.url, embedded: null },
    log: createLog('silent', false),
    assets: developmentAssets,
  })
  let stopping: Promise<void> | undefined
  const stop = (notice?: { noticeMs?: number }) => (stopping ??= shop.stop(notice))
  atEndOfFile(stop)
  const origin = `http://127.0.0.1:${shop.port}`

  const send = (method: string, path: string, options: CallOptions & { body?: string } = {}) => {
    const cookie = options.cookies && { cookie: cookieHeader(options.cookies) }
    const headers = { ...options.headers, ...cookie }
    return rawRequest({ port: shop.port, path, method, headers }, options.body)
  }

  return {
    origin,
    database: ownDatabase,
    stop,
    send,
    get: (path: string, options?: CallOptions) => send('GET', path, options),
    /** Posts a change like the shop's own page. */
    post: (path: string, body: unknown, options: CallOptions = {}) =>
      send('POST', path, {
        ...options,
        headers: { 'content-type': 'application/json', ...ownPage, ...options.headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

export type TestShop = Awaited<ReturnType<typeof testShop>>

/** `fetch` adds headers such as Sec-Fetch-Mode, which would change what is tested. */
async function rawRequest(options: RequestOptions, body?: string) {
  const outgoing = request({ host: '127.0.0.1', ...options })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const status = incoming.statusCode ?? 0
  const content = await buffer(incoming)
  const answered = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const each of [value ?? []].flat()) answered.append(name, each)
  return new Response([204, 304].includes(status) ? null : new Uint8Array(content), {
    status,
    headers: answered,
  })
}

/** Takes what a response sets into a browser's cookie jar. */
export function storeCookies(jar: Map<string, string>, response: Response): Response {
  for (const line of response.headers.getSetCookie()) {
    const { name, value = '', maxAge } = parseSetCookie(line)
    if (maxAge === 0) jar.delete(name)
    else jar.set(name, value)
  }
  return response
}

const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
