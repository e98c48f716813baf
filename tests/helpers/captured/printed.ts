/** Runs a command and returns the lines that it prints. */
export async function printed(
  run: (print: (line: string) => void) => Promise<void>,
): Promise<string> {
  const lines: string[] = []
  await run((line) => lines.push(line))
  return lines.join('\n')
}
