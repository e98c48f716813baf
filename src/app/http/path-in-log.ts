const longestPath = 200

/** Account addresses carry order numbers, which have no place in a log; nor have a stranger's long inventions. */
export function pathInLog(path: string): string {
  const shown = path.replace(/^(\/my-account\/\w+\/).+/, '$1:id')
  return shown.length > longestPath ? `${shown.slice(0, longestPath)}…` : shown
}
