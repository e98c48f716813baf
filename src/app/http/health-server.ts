import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#/platform/config/config.server.ts'
import type { Metrics } from '#/platform/observe/metrics.server.ts'
import { networkMatcher } from '#/platform/http/proxy-trust.server.ts'
import { sendText } from '#/platform/http/send-text.server.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type HealthParts = {
  config: Pick<Config, 'METRICS_TOKEN' | 'METRICS_NETWORKS'>
  metrics: Metrics
  isReady: () => Promise<boolean>
}

const paths = new Set(['/livez', '/readyz', '/metrics'])

/** Serves the health checks and metrics. */
export function createHealthServer({ config, metrics, isReady }: HealthParts) {
  const mayReadMetrics = metricsRule(config)

  async function serve(req: IncomingMessage, res: ServerResponse, path: string, visitor: Visitor) {
    if (path === '/livez') return sendText(res, 200, 'alive')
    if (path === '/readyz') {
      const ready = await withinLimit(isReady(), 2_000).catch(() => false)
      return sendText(res, ready ? 200 : 503, ready ? 'ready' : 'not ready')
    }
    if (!mayReadMetrics(req, visitor)) return sendText(res, 404, 'Not found')
    return sendText(res, 200, await metrics.text(), { 'content-type': metrics.contentType })
  }

  return { owns: (path: string) => paths.has(path), serve }
}

/** Metrics reveal the shop's load and faults, so nobody may read them unless access is configured. */
function metricsRule({ METRICS_TOKEN, METRICS_NETWORKS }: HealthParts['config']) {
  const isKnownNetwork = networkMatcher(METRICS_NETWORKS)
  const expected = METRICS_TOKEN === null ? null : hashed(`Bearer ${METRICS_TOKEN}`)
  return ({ headers }: IncomingMessage, { ip }: Visitor): boolean =>
    isKnownNetwork(ip) ||
    (expected !== null && timingSafeEqual(hashed(headers.authorization ?? ''), expected))
}

/** Hashes have equal length, as `timingSafeEqual` requires, so the comparison reveals nothing about the token. */
const hashed = (text: string) => createHash('sha256').update(text).digest()
