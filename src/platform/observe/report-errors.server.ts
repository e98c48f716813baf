import { onLoggedError } from '#/platform/config/log.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { messageWithoutValues, ownStackWithoutValues } from './error-text.server.ts'
import type { Fault } from './fault-envelope.server.ts'
import { createFaultReports, type FaultReports } from './fault-reports.server.ts'
import { scrub } from './scrub.ts'

type Options = { config: Pick<Config, 'SENTRY_DSN'>; log: Log; release: string }

/** Reports every error that the log gets, from now on; null where no service is set up. */
export function openFaultReports({ config, log, release }: Options) {
  if (config.SENTRY_DSN === null) return null
  const reports = createFaultReports({ dsn: config.SENTRY_DSN, log })
  const stop = onLoggedError((error, logMessage) =>
    reports.send(faultOf(error, logMessage, release)),
  )
  return {
    reports,
    async close() {
      stop()
      await reports.flush()
    },
  }
}

/** The report of an error, without the values of queries and without what the browsers' reports leave out. */
export const faultOf = (error: Error, logMessage: string, release: string): Fault => ({
  platform: 'node',
  type: error.name,
  message: scrub(messageWithoutValues(error)).slice(0, 1_000),
  stack: scrub(ownStackWithoutValues(error).slice(0, 10_000)),
  release,
  environment: 'production',
  tags: { logMessage },
})

/**
 * Ends the process on an error that nobody caught, as Node does by itself, but reports it first. Called once for
 * a process.
 */
export function reportCrashes(reports: FaultReports, release: string): void {
  async function end(error: Error) {
    process.stderr.write(`${error.stack ?? String(error)}\n`)
    reports.send(faultOf(error, 'the process ended', release))
    await reports.flush()
    process.exit(1)
  }
  process.on('uncaughtException', (error) => void end(error))
}
