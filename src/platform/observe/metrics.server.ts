import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createBrowserMetrics } from './browser-metrics.server.ts'
import type { PageTimes } from './page-times.server.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import { createRequestTimes } from './request-times.server.ts'

export type Metrics = ReturnType<typeof createMetrics>

type MetricsParts = {
  cacheStats: () => Record<string, number>
  countHeldOrders: () => Promise<number>
  /** The bytes of the files of warranty claims, by what they wait for. */
  countClaimBytes: () => Promise<Record<string, number>>
  /** By what becomes of them. */
  countFailedJobs: () => Promise<Record<string, number>>
  buildId: string
}

/** One registry per process; `/metrics` prints it in Prometheus format. */
export function createMetrics(parts: MetricsParts) {
  const { cacheStats, countHeldOrders, countClaimBytes, countFailedJobs, buildId } = parts
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = createRequestTimes()
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because the process had enough to do',
    registers: [registry],
  })
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Requests that failed by a fault of the shop, also those whose answer had begun',
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'page_cache',
      help: 'The page cache: hits, misses, bytes, entries',
      labelNames: ['figure'],
      registers: [],
      collect() {
        for (const [figure, value] of Object.entries(cacheStats())) this.set({ figure }, value)
      },
    }),
  )
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
  const gaugeOf = (
    name: string,
    help: string,
    label: string,
    count: () => Promise<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const counted = await withinLimit(count(), 1_000).catch(() => null)
        this.reset()
        for (const [key, value] of Object.entries(counted ?? {})) this.set({ [label]: key }, value)
      },
    })
  gaugeOf(
    'claim_files_bytes',
    'Stored files of warranty claims: not sent yet, of undecided and of decided claims',
    'stage',
    countClaimBytes,
  )
  gaugeOf(
    'jobs_failed',
    'Jobs whose last try failed: waiting for the next one, or given up',
    'state',
    countFailedJobs,
  )
  const pages = new Histogram({
    name: 'page_part_seconds',
    help: 'What pages that were not stored took: waiting for a slot, loading data, rendering',
    labelNames: ['part'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2.5],
    registers: [registry],
  })
  return {
    observe: requests.observe,
    observePage(times: PageTimes) {
      for (const [part, ms] of Object.entries(times)) pages.observe({ part }, ms / 1000)
    },
    countShed: () => shed.inc(),
    countFault: () => faults.inc(),
    contentType: registry.contentType,
    text: async () => (await registry.metrics()) + requests.text(),
    browser: createBrowserMetrics(registry, buildId),
  }
}
