/**
 * Runs the stop once, however often the signal comes: npm may deliver Ctrl-C twice, and the second
 * must not end the process before Postgres has been stopped.
 */
export function onStopSignal(stop: () => Promise<unknown>): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}
