import { expect, test } from 'vitest'
import { createMetrics } from './metrics.server.ts'

test('counts requests by route and status class in Prometheus format', async () => {
  const metrics = createMetrics({
    cacheStats: () => ({ hits: 3 }),
    countHeldOrders: () => Promise.resolve(2),
    countClaimBytes: () => Promise.resolve({ unsent: 5 }),
    countFailedJobs: () => Promise.resolve({ 'given-up': 4 }),
    buildId: 'one',
  })
  metrics.observe('/', 200, 0.0004)
  metrics.observe('/', 204, 0.3)
  metrics.observe('/', 404, 9)
  metrics.observePage({ wait: 0, load: 30, render: 4 })
  const text = await metrics.text()
  expect(text).toContain('# TYPE http_request_seconds histogram')
  expect(text).toContain('http_request_seconds_bucket{le="0.001",route="/",status="2xx"} 1')
  expect(text).toContain('http_request_seconds_bucket{le="0.5",route="/",status="2xx"} 2')
  expect(text).toContain('http_request_seconds_bucket{le="2.5",route="/",status="4xx"} 0')
  expect(text).toContain('http_request_seconds_bucket{le="+Inf",route="/",status="4xx"} 1')
  expect(text).toContain('http_request_seconds_count{route="/",status="2xx"} 2')
  expect(text).toContain('page_part_seconds_bucket{le="0.02",part="load"} 0')
  expect(text).toContain('page_part_seconds_sum{part="load"} 0.03')
  expect(text).toContain('page_cache{figure="hits"} 3')
  expect(text).toMatch(/^orders_held 2$/m)
  expect(text).toContain('claim_files_bytes{stage="unsent"} 5')
  expect(text).toContain('jobs_failed{state="given-up"} 4')
})

test('reports the other metrics while the database is away', async () => {
  let isAway = false
  const metrics = createMetrics({
    cacheStats: () => ({ hits: 3 }),
    countHeldOrders: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(1)),
    countClaimBytes: () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve({ unsent: 5 }),
    countFailedJobs: () => Promise.resolve({ 'given-up': 4 }),
    buildId: 'one',
  })
  expect(await metrics.text()).toMatch(/^orders_held 1$/m)
  isAway = true
  const text = await metrics.text()
  expect(text).toContain('page_cache{figure="hits"} 3')
  expect(text).not.toMatch(/^orders_held \d/m)
  expect(text).not.toMatch(/^claim_files_bytes{/m)
})
