type Series = { labels: string; counts: number[]; sum: number }

const name = 'http_request_seconds'
const help = 'How long requests took, by route and class of status'
const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2.5]

/**
 * A histogram in the text format of Prometheus. prom-client's own sorts and joins its labels for every
 * observation: in one run a stored page cost 121 µs of processor time with it and 95 µs without any.
 */
export function createRequestTimes() {
  /** By route and class of status. */
  const all = new Map<string, (Series | undefined)[]>()

  function seriesOf(route: string, statusClass: number): Series {
    let classes = all.get(route)
    if (!classes) all.set(route, (classes = []))
    return (classes[statusClass] ??= {
      labels: `route="${route}",status="${statusClass}xx"`,
      counts: [...bounds, 0].map(() => 0),
      sum: 0,
    })
  }

  return {
    observe(route: string, status: number, seconds: number): void {
      const series = seriesOf(route, Math.floor(status / 100))
      let at = 0
      while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.sum += seconds
    },
    text: () =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
        .concat(
          [...all.values()].flat().flatMap((series) => (series ? linesOf(series) : [])),
          '',
        )
        .join('\n'),
  }
}

function linesOf({ labels, counts, sum }: Series): string[] {
  let total = 0
  const buckets = counts.map(
    (count, at) => `${name}_bucket{le="${bounds[at] ?? '+Inf'}",${labels}} ${(total += count)}`,
  )
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`]
}
