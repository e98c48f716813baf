import { availableParallelism } from 'node:os'
import { drawAhead } from '#/app/draw-ahead/draw-ahead.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { type CommandInput, parseCommand } from '#/platform/terminal/command.server.ts'

type Input = CommandInput & { config: Config; log: Log }

/** `pictures [--dry-run]` */
export async function runPictures({ config, db, log, args, print }: Input): Promise<void> {
  const { values } = parseCommand(args, {
    options: { 'dry-run': { type: 'boolean' } },
    usage: 'pictures [--dry-run]',
  })
  const isDryRun = values['dry-run'] ?? false
  const stop = new AbortController()
  const abort = () => stop.abort()
  process.once('SIGINT', abort).once('SIGTERM', abort)
  const startedAt = performance.now()
  const report = await drawAhead(
    { config, db, log },
    // One core stays free for the shop itself.
    { atOnce: Math.max(1, availableParallelism() - 1), isDryRun, signal: stop.signal },
  ).finally(() => process.off('SIGINT', abort).off('SIGTERM', abort))
  const { stored, drawn, missing, failed, drawnBytes, storedBytes, isFull } = report
  const there = `${stored} (${megabytes(storedBytes)}) were stored already`
  if (isDryRun) print(`${missing} pictures are missing; ${there}.`)
  else {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    print(`${drawn} pictures drawn in ${seconds} s (${megabytes(drawnBytes)}); ${there}.`)
  }
  if (failed > 0) print(`${failed} could not be drawn: see the log.`)
  if (isFull) print('The picture folder is full: the rest is drawn on request.')
  if (stop.signal.aborted) print('Interrupted. Run the command again to continue.')
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
