import { Counter, Histogram, type Registry } from 'prom-client'

/** Core Web Vitals and what explains them; all but CLS in seconds, with the limits of "good" among the bounds. */
const vitalBounds = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 4, 8],
  INP: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  FCP: [0.5, 1, 1.5, 1.8, 3, 5],
  TTFB: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8],
}
export type VitalName = keyof typeof vitalBounds

/** The page's key and the build that the browser ran. */
type Origin = { page: string; build: string }

export type BrowserMetrics = ReturnType<typeof createBrowserMetrics>

/**
 * Metrics of what browsers report. Every label becomes a time series, so any build but this process's own is
 * "other".
 */
export function createBrowserMetrics(registry: Registry, buildId: string) {
  const registers = [registry]
  const faults = new Counter({
    name: 'browser_faults_total',
    help: 'Errors in browsers, by page, kind and build',
    labelNames: ['page', 'kind', 'build'],
    registers,
  })
  const histogramOf = (name: VitalName) =>
    new Histogram({
      name: `web_vitals_${name.toLowerCase()}${name === 'CLS' ? '' : '_seconds'}`,
      help: `${name} as measured in browsers, by page and build`,
      labelNames: ['page', 'build'],
      buckets: vitalBounds[name],
      registers,
    })
  const vitals = {
    LCP: histogramOf('LCP'),
    INP: histogramOf('INP'),
    CLS: histogramOf('CLS'),
    FCP: histogramOf('FCP'),
    TTFB: histogramOf('TTFB'),
  }
  const labels = ({ page, build }: Origin) => ({ page, build: build === buildId ? build : 'other' })
  return {
    countFault: (origin: Origin, kind: string) => faults.inc({ ...labels(origin), kind }),
    observeVital: (origin: Origin, name: VitalName, value: number) =>
      vitals[name].observe(labels(origin), value),
  }
}
