import { parseArgs } from 'node:util'
import type { Db } from '#/db/client.server.ts'
import {
  type Edit,
  findVersion,
  listContent,
  listHistory,
  publish,
  savePages,
} from '#/content/edit-content.server.ts'
import { liveVersion } from '#/content/publication.ts'
import { factNames } from '#/content/retailer-facts.ts'
import { readContentFolder, writeContentPage } from './content-folder.server.ts'

type Input = { db: Db; args: readonly string[]; print: (line: string) => void; now?: Date }
type Run = (input: Input & { rest: string[]; values: Values; edit: Edit }) => Promise<void>

const textOption = { type: 'string' } as const
const options = {
  author: textOption,
  from: textOption,
  until: textOption,
  version: textOption,
  publish: { type: 'boolean' },
} as const
type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true })

export const contentHelp =
  'content list | import FOLDER [--publish] | export FOLDER | history PAGE | ' +
  'publish PAGE [--version 2] [--from TIME] [--until TIME] | withdraw PAGE [--from TIME] [--until TIME]; ' +
  'times are like 2026-11-27T08:00:00Z, and --author names who changes something'

/** Edits the content pages from the command line. */
export async function runContentCommand(input: Input): Promise<void> {
  const { values, positionals } = parse(input.args)
  const [action = 'list', ...rest] = positionals
  const run = actions.get(action)
  if (!run) throw new Error(`Usage: ${contentHelp}`)
  const edit = { author: values.author ?? 'command line', now: input.now ?? new Date() }
  await run({ ...input, rest, values, edit })
}

const list: Run = async ({ db, print, edit }) => {
  for (const { key, path, publications } of await listContent(db)) {
    const version = liveVersion(publications, edit.now)
    const later = publications.filter(({ from }) => from > edit.now).length
    const state = version === null ? 'not shown' : `version ${version}`
    print(`${key.padEnd(28)} /${path}/  ${state}${later > 0 ? `, ${later} scheduled` : ''}`)
  }
}

const importFolder: Run = async ({ db, rest: [folder = ''], values, print, edit }) => {
  if (!folder) throw new Error(`Usage: ${contentHelp}`)
  const { changed } = await importContentFolder(db, folder, {
    ...edit,
    isPublished: values.publish,
  })
  for (const { key, version } of changed) print(`${key}: version ${version}`)
  print(changed.length === 0 ? 'Nothing has changed.' : `Saved ${changed.length} pages.`)
}

/** Saves all pages of a folder, or none if any has a fault; publishes those that are new or changed if asked to. */
export async function importContentFolder(
  db: Db,
  folder: string,
  { isPublished = false, ...edit }: Edit & { isPublished?: boolean | undefined },
) {
  const { pages, faults } = await readContentFolder(folder, factNames())
  if (faults.length > 0) throw new Error(`Nothing was changed:\n${faults.join('\n')}`)
  const changed = await db.transaction(async (tx) => {
    const saved = (await savePages(tx, pages, edit)).filter(({ isNew }) => isNew)
    for (const { key, version } of isPublished ? saved : [])
      await publish(tx, { key, version }, edit)
    return saved
  })
  return { changed }
}

const exportFolder: Run = async ({ db, rest: [folder = ''], print }) => {
  if (!folder) throw new Error(`Usage: ${contentHelp}`)
  const pages = await listContent(db)
  for (const { key } of pages) {
    const { path, document } = await findVersion(db, key)
    await writeContentPage(folder, { key, path, document })
  }
  print(`Wrote ${pages.length} pages to ${folder}.`)
}

const history: Run = async ({ db, rest: [key = ''], print }) => {
  for (const { number, author, savedAt } of await listHistory(db, key))
    print(`${String(number).padStart(4)}  ${savedAt.toISOString()}  ${author}`)
}

const publishPage: Run = async ({ db, rest: [key = ''], values, print, edit }) => {
  const { number } = await findVersion(db, key, versionOf(values))
  await publish(db, { key, version: number, ...periodOf(values) }, edit)
  print(`"${key}" shows version ${number}${periodWords(values)}.`)
}

const withdraw: Run = async ({ db, rest: [key = ''], values, print, edit }) => {
  await publish(db, { key, version: null, ...periodOf(values) }, edit)
  print(`"${key}" is not shown${periodWords(values)}.`)
}

const actions = new Map<string, Run>([
  ['list', list],
  ['import', importFolder],
  ['export', exportFolder],
  ['history', history],
  ['publish', publishPage],
  ['withdraw', withdraw],
])

function versionOf({ version }: Values): number | undefined {
  if (version === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(version)) throw new Error('--version must be a number like 2.')
  return Number(version)
}

const periodOf = ({ from, until }: Values) => ({
  ...(from !== undefined && { from: timeOf(from) }),
  ...(until !== undefined && { until: timeOf(until) }),
})

const periodWords = ({ from, until }: Values) =>
  (from === undefined ? ' from now on' : ` from ${from}`) +
  (until === undefined ? '' : ` until ${until}`)

/** A time without a zone would mean another moment on every machine. */
function timeOf(text: string): Date {
  const time = new Date(text)
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(time.getTime()))
    throw new Error(`"${text}" is not a time with a zone, such as 2026-11-27T08:00:00Z.`)
  return time
}
