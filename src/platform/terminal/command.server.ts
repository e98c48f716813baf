import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Db } from '#/db/client.server.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/** The input of every command: the arguments after its name, where it prints, and whom it asks. */
export type CommandInput = {
  db: Db
  args: readonly string[]
  print: (line: string) => void
  /** Asks the person at the terminal for a yes; left out where there is none to ask. */
  ask?: (question: string) => Promise<boolean>
}

/** The words and options that a command takes. */
export type CommandForm<Option extends string = string> = {
  /** `SKU`; `[COUNTRY]` for one that may be left out; `TEXT…` for as many as there are. */
  words?: readonly string[]
  options?: readonly Option[]
}

/** The option of every command that asks before it changes something (`confirmChange`). */
export const yesOption = { yes: { type: 'boolean' } } as const

type Values<Options extends ParseArgsOptionsConfig> = {
  [Name in keyof Options]?: Options[Name] extends { multiple: true }
    ? string[]
    : Options[Name] extends { type: 'boolean' }
      ? boolean
      : string
}

/** Reads the words and options of a command. Whatever it does not take is refused, with the usage. */
export function parseCommand<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { words = [], options, usage }: { words?: readonly string[]; options: Options; usage: string },
): { words: string[]; values: Values<Options> } {
  return refusedWith(usage, () => {
    const { values, positionals } = parse(args, options)
    checkWords(positionals, words)
    return { words: positionals, values }
  })
}

type Group<Options extends ParseArgsOptionsConfig, Action extends string> = {
  /** The word that all commands of the group begin with. */
  name: string
  actions: Record<Action, CommandForm<keyof Options & string>>
  options: Options
  usage: string
  /** Without one, the group's name alone shows the usage. */
  byDefault?: NoInfer<Action>
}

/** The same for a group of commands such as `order list` and `order show NUMBER`; `help` stands for its usage. */
export function parseGroup<Options extends ParseArgsOptionsConfig, Action extends string>(
  args: readonly string[],
  { name, actions, options, usage, byDefault }: Group<Options, Action>,
): { action: Action | 'help'; words: string[]; values: Values<Options> } {
  return refusedWith(usage, () => {
    const isHelp = args[0] === 'help' || args.includes('--help')
    const { values, positionals } = parse(isHelp ? [] : args, options)
    const [typed = byDefault, ...words] = positionals
    if (isHelp || typed === undefined) return { action: 'help', words: [], values }
    const action = keysOf(actions).find((each) => each === typed)
    if (action === undefined) throw new Error(`There is no "${name} ${typed}".`)
    const form: CommandForm = actions[action]
    const stray = Object.keys(values).find((option) => !form.options?.includes(option))
    if (stray !== undefined) throw new Error(`"${name} ${action}" takes no --${stray}.`)
    checkWords(words, form.words ?? [])
    return { action, words, values }
  })
}

function refusedWith<Result>(usage: string, read: () => Result): Result {
  try {
    return read()
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Error(`${reason}\n\n${usage}`, { cause: problem })
  }
}

function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  const all = { args: [...args], options, allowPositionals: true, tokens: true } as const
  const { values, positionals, tokens } = parseArgs(all)
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = given.find((name, at) => !options[name]?.multiple && given.indexOf(name) < at)
  if (twice !== undefined) throw new Error(`--${twice} is given twice.`)
  return { values: values as Values<Options>, positionals }
}

function checkWords(words: readonly string[], names: readonly string[]): void {
  const missing = names[words.length]
  if (missing !== undefined && !missing.startsWith('['))
    throw new Error(`${missing.replace('…', '')} is missing.`)
  const stray = words[names.length]
  if (stray !== undefined && !names.at(-1)?.endsWith('…'))
    throw new Error(`"${stray}" is one word too many.`)
}

/** Says what a command is about to change and asks before it does. Scripts answer beforehand, with `--yes`. */
export async function confirmChange(
  { print, ask }: Pick<CommandInput, 'print' | 'ask'>,
  { yes }: { yes?: boolean | undefined },
  changes: readonly string[],
): Promise<void> {
  for (const change of changes) print(change)
  if (yes) return
  if (!ask)
    throw new Error('Nothing was changed, as nobody is at a terminal to be asked: add --yes.')
  if (!(await ask('Go on? [y/N] '))) throw new Error('Nothing was changed.')
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
