import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { createRequestTimes } from './request-times.server.ts'

/** One registry a process; `/metrics` prints it in Prometheus' own words. */
export function createMetrics(cacheStats: () => Record<string, number>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = createRequestTimes()
  registry.registerMetric(requests.metric)
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
    observe: requests.observe,
    countShed: () => shed.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    cache,
  }
}
