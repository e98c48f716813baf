import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEndOfFile } from '../helpers/end-of-file.ts'

type Backend = { port: number; isReady: boolean }

/** A load balancer that polls each backend's readiness and keeps connections open. */
export async function pollingBalancer(origins: readonly string[], everyMs: number) {
  const agent = new Agent({ keepAlive: true })
  const backends = origins.map((origin): Backend => ({
    port: Number(new URL(origin).port),
    isReady: true,
  }))
  const answered = new Map<number, number>()
  let next = 0

  async function poll(backend: Backend) {
    const status = await fetch(`http://127.0.0.1:${backend.port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
    backend.isReady = status === 200
  }

  /** Nothing is retried, so a request that a backend drops is lost. */
  function forward(req: IncomingMessage, res: ServerResponse) {
    const ready = backends.filter(({ isReady }) => isReady)
    const { port } = ready[(next += 1) % ready.length] ?? { port: 1 }
    const { method = 'GET', url = '/', headers } = req
    const lose = () => res.writeHead(502).end()
    const onward = request(
      { agent, host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        answered.set(port, (answered.get(port) ?? 0) + 1)
        const { connection: _hop, ...rest } = answer.headers
        res.writeHead(answer.statusCode ?? 502, rest)
        answer.pipe(res)
      },
    ).on('error', lose)
    req.pipe(onward)
  }

  const timer = setInterval(() => void Promise.all(backends.map(poll)), everyMs)
  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(() => {
    clearInterval(timer)
    agent.destroy()
    server.close()
    server.closeAllConnections()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answeredBy: (origin: string) => answered.get(Number(new URL(origin).port)) ?? 0,
  }
}
