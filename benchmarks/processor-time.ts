/** One event of a browser's recording: when it began and how long it took, by the clock and by the processor. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds by the clock. */
  ts: number
  dur?: number
  /** Microseconds of processor time that the thread had used. */
  tts?: number
  tdur?: number
}
export type Trace = { traceEvents: TraceEvent[] }

type Task = TraceEvent & { dur: number; tts: number; tdur: number }
const isTask = (event: TraceEvent): event is Task =>
  event.ph === 'X' &&
  event.name === 'RunTask' &&
  event.tts !== undefined &&
  event.tdur !== undefined

/**
 * The recording with each task as long as it used the processor. A task begins when it did; what happens within it
 * follows by the processor's clock, so the time that the thread waited for a core is left out.
 */
export function withoutWaiting(trace: Trace): Trace {
  const tasksOf = Map.groupBy(trace.traceEvents.filter(isTask), threadOf)
  const tasks = new Map(
    [...tasksOf].map(([thread, list]) => [thread, list.toSorted((a, b) => a.ts - b.ts)]),
  )
  return {
    ...trace,
    traceEvents: trace.traceEvents.map((event) => {
      const task = taskAround(tasks.get(threadOf(event)) ?? [], event.ts)
      if (!task) return event
      // Events without a processor time keep their share of the task.
      const share = task.tdur / Math.max(1, task.dur)
      const within = event.tts === undefined ? (event.ts - task.ts) * share : event.tts - task.tts
      const dur = event.tdur ?? (event.dur === undefined ? undefined : event.dur * share)
      return { ...event, ts: task.ts + Math.max(0, within), ...(dur !== undefined && { dur }) }
    }),
  }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

/** The last task that had begun by then, if it had not ended; found by halving. */
function taskAround(tasks: readonly Task[], at: number): Task | null {
  let low = 0
  let high = tasks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tasks[middle]?.ts ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  const task = tasks[low - 1]
  return task && at <= task.ts + task.dur ? task : null
}
