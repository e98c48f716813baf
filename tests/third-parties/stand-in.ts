/**
 * One server in place of every third party. It answers well or badly, as the header `x-stand-in` or its owner says,
 * and remembers what it was asked.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { scripts } from './stand-in-scripts.ts'

export const badModes = ['refused', '500', 'hanging', 'slow', 'garbage', 'throwing'] as const
export const modes = ['good', ...badModes] as const
export type Mode = (typeof modes)[number]

export const modeHeader = 'x-stand-in'
const slowMs = 3_000

/** Settings that switch every third party on, with all of them at one address. */
export const everyThirdParty = (url: string) => ({
  TAG_MANAGER_ID: 'GTM-CALDER1',
  TAG_MANAGER_URL: url,
  TAG_MANAGER_TAGS: 'google-analytics,google-ads',
  MARKETING_TOKEN: 'calder-marketing',
  MARKETING_URL: url,
  MARKETING_EXPERIMENTS: 'true',
  GO_IN_STORE_TOKEN: 'calder-assistance',
  GO_IN_STORE_URL: url,
  SENTRY_DSN: `${url.replace('://', '://abc123@')}/7`,
})

type Received = { method: string; path: string; body: string }

export async function startStandIn(port = 0) {
  const received: Received[] = []
  let usual: Mode = 'good'

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const { pathname, search } = new URL(req.url ?? '/', 'http://stand-in')
    received.push({ method: req.method ?? '', path: pathname + search, body: await text(req) })
    const asked = String(req.headers[modeHeader] ?? usual)
    const script = scripts[pathname] ?? (pathname.startsWith('/webxp/') ? '' : undefined)
    await behave(res, isMode(asked) ? asked : 'good', script)
  }

  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  return {
    url,
    received,
    /** From now on, for requests that do not say how they want to be answered. */
    behave: (mode: Mode) => void (usual = mode),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)

async function behave(res: ServerResponse, mode: Mode, script: string | undefined): Promise<void> {
  res.setHeader('access-control-allow-origin', '*')
  res.setHeader('cross-origin-resource-policy', 'cross-origin')
  if (mode === 'hanging') return
  if (mode === 'slow') await new Promise((go) => setTimeout(go, slowMs))
  if (mode === 'refused') res.destroy()
  else if (mode === '500') res.writeHead(500).end('no')
  else if (script === undefined) res.writeHead(204).end()
  else res.writeHead(200, { 'content-type': 'text/javascript' }).end(textFor(mode, script))
}

function textFor(mode: Mode, script: string): string {
  if (mode === 'garbage') return '<!doctype html><p>Not the script you asked for'
  return mode === 'throwing' ? "throw new Error('a third party failed')" : script
}

// Run by itself, it serves journeys, which say with each request what they want.
if (process.argv[1] === import.meta.filename)
  await startStandIn(Number(process.env['STAND_IN_PORT']))
