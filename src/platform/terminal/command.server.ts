import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Db } from '#/db/client.server.ts'

/** The input of every command: the arguments after its name, and where it prints. */
export type CommandInput = {
  db: Db
  args: readonly string[]
  print: (line: string) => void
}

/** Reads a command's options and other arguments; a mistake in them is answered with the usage. */
export function parseCommand<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Error(`${reason}\n\n${usage}`, { cause: problem })
  }
}

/** The `--limit` of a command that lists; twenty if it is left out. */
export function limitFrom({ limit = '20' }: { limit?: string | undefined }): number {
  const count = Number(limit)
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new Error('--limit must be a whole number from 1 to 1000.')
  return count
}

/** The `--state` of a command that lists, or null if it is left out. */
export function stateFrom<State extends string>(
  { state }: { state?: string | undefined },
  states: readonly State[],
): State | null {
  const known = states.find((each) => each === state) ?? null
  if (state !== undefined && known === null)
    throw new Error(`--state must be one of ${states.join(', ')}.`)
  return known
}
