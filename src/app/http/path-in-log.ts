const maxLength = 200

/** Account URLs contain order numbers, which must not be logged; a stranger's very long paths are cut. */
export function pathInLog(path: string): string {
  const shown = path.replace(/^(\/my-account\/\w+\/).+/, '$1:id')
  return shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown
}
