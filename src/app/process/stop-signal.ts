/**
 * Runs the stop once, however often the signal arrives: npm may deliver Ctrl-C twice, and the second
 * must not end the process before Postgres has been stopped.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<unknown>): void {
  let isStopping = false
  const once = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    stop(signal).then(
      () => process.exit(),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}
