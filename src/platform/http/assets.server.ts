import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentHash } from '#/platform/config/ids.server.ts'
import { chooseEncoding } from './accept-encoding.server.ts'
import type { PolicyExceptions } from './security-headers.server.ts'

const fileNames = v.exactOptional(v.array(v.string()))
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: fileNames,
    imports: fileNames,
    assets: fileNames,
    isEntry: v.exactOptional(v.boolean()),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>
type ManifestChunk = Manifest[string]

/** The URLs of scripts, styles and fonts that a document needs for its page to start. */
export type PageAssets = {
  /** The scripts to run, in this order: the entry comes after its imports. */
  scripts: string[]
  /** Chunks of the page besides `scripts`, fetched ahead. */
  preloads: string[]
  styles: string[]
  fonts: string[]
}

export type Assets = {
  buildId: string
  builtAt: number
  policyExceptions: PolicyExceptions
  forPage(pageKey: string): PageAssets
  /** Serves a URL below `/assets/`; returns false when there is no such file. */
  serve(path: string, req: IncomingMessage, res: ServerResponse): boolean
}

const entryKey = 'src/app/document/entry-client.tsx'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** Reads the whole client bundle into memory: it is small, immutable and requested all the time. */
export async function loadAssets(folder: string): Promise<Assets> {
  const manifestText = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(manifestText))
  const files = await readFiles(folder)
  return {
    buildId: contentHash(manifestText),
    builtAt: Date.now(),
    policyExceptions: {},
    forPage: memoised((pageKey) => pageAssets(manifest, pageKey)),
    serve: (path, req, res) => {
      const file = files.get(path)
      if (file) sendFile(file, req, res)
      return file !== undefined
    },
  }
}

/** In development modules are served as they are; Vite adds the rest. */
export const developmentAssets: Assets = {
  buildId: 'development',
  builtAt: Date.now(),
  // Vite inserts style elements of its own and reports changes over a WebSocket.
  policyExceptions: { style: ["'unsafe-inline'"], connect: ['ws:'] },
  forPage: () => ({
    scripts: ['/src/app/document/entry-client.tsx'],
    preloads: [],
    styles: ['/src/ui/styles/styles.css'],
    fonts: [],
  }),
  serve: () => false,
}

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}

function pageAssets(manifest: Manifest, pageKey: string): PageAssets {
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`The client build has no ${entryKey}`)
  const started = closure(manifest, entryKey)
  const chunks = [...started, ...closure(manifest, `src/${pageKey}.page.tsx`)]
  const toUrl = (file: string) => `/${file}`
  const unique = (list: string[]) => [...new Set(list)]
  const files = (list: ManifestChunk[]) => unique(list.map((chunk) => chunk.file)).map(toUrl)
  const scripts = files(started.toReversed())
  return {
    scripts,
    preloads: files(chunks).filter((file) => !scripts.includes(file)),
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])).map(toUrl),
    fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? []))
      .filter((file) => /archivo-latin-\w+-normal-[\w-]+\.woff2$/.test(file))
      .map(toUrl),
  }
}

function closure(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, seen))]
}

type StoredFile = { type: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

async function readFiles(folder: string): Promise<Map<string, StoredFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)),
  )
  const files = new Map<string, StoredFile>()
  for (const [name, plain] of contents) {
    if (/\.(br|gz)$/.test(name)) continue
    const br = contents.get(`${name}.br`)
    const gzip = contents.get(`${name}.gz`)
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    const path = name.slice(folder.length).replaceAll('\\', '/')
    files.set(path, { type, plain, ...(br && { br }), ...(gzip && { gzip }) })
  }
  return files
}

function sendFile(file: StoredFile, req: IncomingMessage, res: ServerResponse) {
  const chosen = chooseEncoding(req.headers['accept-encoding'])
  const encoding = chosen !== 'identity' && file[chosen] ? chosen : null
  const body = (encoding && file[encoding]) ?? file.plain
  res.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    // Names contain a hash of the content, so they can be cached for ever.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
