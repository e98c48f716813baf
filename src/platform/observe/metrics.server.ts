import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { withinLimit } from '#/platform/http/within-limit.server.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** One registry per process; `/metrics` prints it in Prometheus format. */
export function createMetrics(
  cacheStats: () => Record<string, number>,
  countHeldOrders: () => Promise<number>,
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route and class of status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2.5],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because the process had enough to do',
    registers: [registry],
  })
  const cache = new Gauge({
    name: 'page_cache',
    help: 'The page cache: hits, misses, bytes, entries',
    labelNames: ['figure'],
    registers: [registry],
    collect() {
      for (const [figure, value] of Object.entries(cacheStats())) this.set({ figure }, value)
    },
  })
  registry.registerMetric(
    new Gauge({
      name: 'orders_held',
      help: 'Orders held for a person to check, because the amount paid differs from the total',
      registers: [],
      // Metrics must be available while the database is away; this one is then missing.
      async collect() {
        const held = await withinLimit(countHeldOrders(), 1_000).catch(() => null)
        if (held === null) this.remove()
        else this.set(held)
      },
    }),
  )
  return {
    observe(route: string, status: number, seconds: number): void {
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    countShed: () => shed.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    cache,
  }
}
