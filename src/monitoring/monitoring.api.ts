import * as v from 'valibot'
import { line, noError } from '#/platform/api/schema.ts'
import { scrub } from '#/platform/observe/scrub.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import type { Ctx } from '#/visitor/context.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { createSample, knownBuild } from './described-faults.ts'
import { faultKinds, reportLimits } from './fault-report.ts'

/** A browser sends a few reports for a page, and a house or an office has a few browsers. */
const reportsPerMinute = 60
const countReport = createMemoryLimit()
/** From all networks together: what is beyond is counted and no longer described, or strangers could fill the disk. */
const describedPerMinute = 120

const origin = { page: line(100), build: line(100) }
const answer = v.object({ error: noError })
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600))

/**
 * Reports from browsers. Anybody can send one, so the labels of the metrics come from lists of ours: a page
 * that does not exist counts as "other".
 */
export function createMonitoringApi(isPage: (key: string) => boolean) {
  const known = ({ page, build }: { page: string; build: string }) => ({
    page: isPage(page) ? page : 'other',
    build: knownBuild(build),
  })
  const isDescribed = createSample(describedPerMinute)
  const countChange = ({ visitor, now }: Ctx) =>
    countReport(visitor.network, { limit: reportsPerMinute, now })

  const faults = createApi('/client-error', 'Monitoring', { countChange })
  faults.post(
    '/',
    {
      summary: 'Reports an error in the browser',
      access: 'anyone',
      body: v.object({
        ...origin,
        kind: v.picklist(faultKinds),
        message: v.pipe(v.string(), v.maxLength(reportLimits.message)),
        stack: v.pipe(v.string(), v.maxLength(reportLimits.stack)),
      }),
      answer,
    },
    ({ browserMetrics, faultReports, log, now, visitor }, { body }) => {
      const { kind } = body
      const at = known(body)
      browserMetrics?.countFault(at, kind)
      if (!isDescribed(now)) return { error: null }
      const [message, stack] = [scrub(body.message), scrub(body.stack)]
      log.warn({ ...at, kind, message, stack }, 'a browser reported a fault')
      const [, type = 'Error', text = message] = /^(\w{1,40}): (.*)$/s.exec(message) ?? []
      faultReports?.send({
        platform: 'javascript',
        type,
        message: text,
        stack,
        release: at.build,
        environment: visitor.isStaging ? 'staging' : 'production',
        tags: { page: at.page, kind, site: visitor.site.id },
      })
      return { error: null }
    },
  )

  const vitals = createApi('/web-vitals', 'Monitoring', { countChange })
  vitals.post(
    '/',
    {
      summary: 'Reports how fast a page was in the browser',
      access: 'anyone',
      body: v.object({
        ...origin,
        values: v.strictObject({
          LCP: v.optional(seconds),
          INP: v.optional(seconds),
          CLS: v.optional(seconds),
          FCP: v.optional(seconds),
          TTFB: v.optional(seconds),
        }),
      }),
      answer,
    },
    ({ browserMetrics }, { body }) => {
      for (const name of vitalNames) {
        const value = body.values[name]
        if (value !== undefined) browserMetrics?.observeVital(known(body), name, value)
      }
      return { error: null }
    },
  )
  return [faults, vitals]
}

const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
