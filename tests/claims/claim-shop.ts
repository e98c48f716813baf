import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { readConfig } from '#/platform/config/config.server.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { runClaimCommand } from '#/warranty/claim/claim-command.server.ts'
import { partBytes } from '#/warranty/uploads/upload-limits.ts'
import { atEndOfFile } from '../helpers/end-of-file.ts'
import { ownPage, testShop, type TestShop } from '../helpers/shop.ts'
import { aPicture } from './sample-files.ts'

type Answer = { status: number; body: Record<string, unknown>; headers: Headers }
type Sent = { upload: { id: string; received: number; isStored: boolean } }

/** Calls of a browser that uploads files, each from a network of its own where one is given. */
export function claimCalls(shop: TestShop, network = '192.0.2.77') {
  const headers = { ...ownPage, 'x-forwarded-for': network }

  const start = async (file: { kind?: string; name?: string; size: number }) => {
    const answer = await shop.post(
      '/nuxt/api/warranty-claim/start-upload',
      { kind: 'picture', name: 'crack.jpg', ...file },
      { headers },
    )
    return { status: answer.status, body: (await answer.json()) as Sent }
  }

  const put = (id: string, offset: number | string, bytes: Buffer, more = {}) =>
    sendBytes(shop, `/nuxt/api/warranty-claim/upload-part?id=${id}&offset=${offset}`, {
      method: 'PUT',
      bytes,
      headers: { ...headers, 'content-type': 'application/octet-stream', ...more },
    })

  /** Sends a whole file and returns the answer to its last part. */
  async function upload(bytes: Buffer, kind = 'picture'): Promise<Answer & { id: string }> {
    const { body } = await start({ kind, size: bytes.length })
    const { id } = body.upload
    let last: Answer = { status: 0, body: {}, headers: new Headers() }
    for (let at = 0; at < bytes.length; at += partBytes)
      last = await put(id, at, bytes.subarray(at, at + partBytes))
    return { ...last, id }
  }

  return { headers, start, put, upload }
}

type BytesRequest = { method: string; bytes: Buffer; headers: Record<string, string> }

export async function sendBytes(
  { origin }: TestShop,
  path: string,
  { method, bytes, headers }: BytesRequest,
): Promise<Answer & { text: string }> {
  const outgoing = request(`${origin}${path}`, { method, headers })
  // The shop may answer and close before everything has been sent.
  outgoing.on('error', () => {})
  outgoing.end(bytes)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answered = await text(incoming)
  const received = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const each of [value ?? []].flat()) received.append(name, each)
  const isJson = received.get('content-type')?.includes('json')
  return {
    status: incoming.statusCode ?? 0,
    body: isJson ? (JSON.parse(answered) as Record<string, unknown>) : {},
    text: answered,
    headers: received,
  }
}

/** A form with files, as a browser without scripts sends it. */
export function multipart(
  fields: Record<string, string>,
  files: readonly { field: string; name: string; bytes: Buffer }[],
): { bytes: Buffer; headers: Record<string, string> } {
  const boundary = '----claim'
  const head = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field, name, bytes }) => [
      Buffer.from(`${head(`name="${field}"; filename="${name}"`)}Content-Type: image/jpeg\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return {
    bytes: Buffer.concat(parts),
    headers: { ...ownPage, 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A complete claim of a guest, without its files. */
export const aClaim = {
  form: 'claim',
  attempt: 'a'.repeat(32),
  source: 'frame',
  kind: 'frame',
  bike: 'Keld, M',
  frameNumber: 'WM-2231-K',
  purchasedOn: '2026-03-02',
  discoveredOn: '2026-09-30',
  mileage: 'low',
  use: 'gravel',
  hasCrashed: 'no',
  isFirstOwner: 'yes',
  assembledBy: 'us',
  description: 'A crack at the seat cluster, three centimetres long, that grows when I stand.',
  remedy: 'repair',
  name: 'Ada Holroyd',
  email: 'ada@riders.example',
  country: 'GB',
}

export const linkOf = (answer: Response): string =>
  /claim_link=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''

type Fields = Record<string, string>

/** A shop with a folder for files, and visitors who make claims, each from a network of their own. */
export async function claimant() {
  const folder = await mkdtemp(join(tmpdir(), 'claims-'))
  atEndOfFile(() => rm(folder, { recursive: true, force: true }))
  const shop = await testShop({ TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: folder })
  const { db } = shop.database
  const config = readConfig({ DATA_DIR: folder })
  let networks = 0
  const network = () => `203.0.113.${++networks}`

  /** Sends a form as a browser without scripts does. */
  const post = (path: string, fields: Fields, cookies: Fields = {}, from = network()) =>
    shop.send('POST', path, {
      headers: {
        ...ownPage,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
      },
      cookies,
      body: new URLSearchParams(fields).toString(),
    })

  async function pictures(count: number): Promise<Fields> {
    const { upload } = claimCalls(shop, network())
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) ids.push((await upload(await aPicture(64 + at))).id)
    return Object.fromEntries(ids.map((id, at) => [`pictures.${at}`, id]))
  }

  /** Makes a claim and returns its link, number and page. */
  async function made(changes: Fields = {}) {
    const fields: Fields = {
      ...aClaim,
      attempt: newId(),
      ...(await pictures(2)),
      ...changes,
    }
    const answer = await post('/warranty-claim/', fields)
    if (answer.status !== 303) throw new Error(`The claim was answered with ${answer.status}.`)
    const cookies = { claim_link: linkOf(answer) }
    const page = await (await shop.get('/warranty-claim/status/', { cookies })).text()
    return { fields, cookies, page, number: /C-[\dA-Z]{4}-[\dA-Z]{4}/.exec(page)?.[0] ?? '' }
  }

  /** The payloads of the jobs of one kind. */
  async function jobs(task: string): Promise<Record<string, unknown>[]> {
    const { rows } = await db.execute(sql`
      select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where identifier = ${task} order by job.id`)
    return rows.map(({ payload }) => payload as Record<string, unknown>)
  }

  /** Runs a command of the staff and returns what it prints. */
  async function shopSays(...args: string[]): Promise<string> {
    const lines: string[] = []
    await runClaimCommand({ config, db, args, print: (line) => lines.push(line) })
    return lines.join('\n')
  }

  return { shop, db, config, folder, network, post, pictures, made, jobs, shopSays }
}
