import type { Log } from '#/platform/config/log.server.ts'
import type { Task } from './jobs.server.ts'

/**
 * A round of a recurring job. The next round does what this one could not, so a failure is logged and not tried again
 * by itself. A process makes one round at a time: rounds that wait for a silent provider would otherwise take all the
 * places of the queue, and mails would wait for them.
 */
export function recurringTask(log: Log, work: () => Promise<void>): Task {
  let isBusy = false
  return async (_payload, { job: { task_identifier: name } }) => {
    if (isBusy) return log.warn({ job: { name } }, 'a recurring job is still in its last round')
    isBusy = true
    try {
      await work()
    } catch (problem) {
      for (const err of problem instanceof AggregateError ? problem.errors : [problem])
        log.error({ err, job: { name } }, 'a recurring job failed')
    } finally {
      isBusy = false
    }
  }
}
