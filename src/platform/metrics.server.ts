import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** One registry a process; `/metrics` prints it in Prometheus' own words. */
export function createMetrics(cacheStats: () => Record<string, number>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by kind of route and status class',
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
  return {
    observe: (route: string, status: number, seconds: number) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    countShed: () => shed.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    cache,
  }
}
