import { writtenPath } from '#/content/content-path.ts'
import {
  type Edit,
  loadPageRow,
  loadVersionOf,
  listContent,
  listHistory,
  publish,
} from '#/content/edit-content.server.ts'
import { periodsOf } from '#/content/period.ts'
import { makePreview } from '#/content/preview.server.ts'
import { comingChanges, liveVersion, versionBefore } from '#/content/publication.ts'
import { type Site, sites } from '#/platform/config/sites.ts'
import { type CommandInput, parseGroup } from '#/platform/terminal/command.server.ts'
import { writeContentPage } from './content-folder.server.ts'
import { diffPages } from './diff-pages.ts'
import { importContentFolder } from './import-content.server.ts'

type Input = CommandInput & {
  /** The base URL that links to a site begin with. */
  urlOf: (site: Site['id']) => string
  now?: Date
}
type Run = (input: Input & { rest: string[]; values: Values; edit: Edit }) => Promise<void>

const textOption = { type: 'string' } as const
const [page, folder] = [['PAGE'], ['FOLDER']]
const periodOptions = ['from', 'until', 'site', 'author'] as const

const parse = (args: readonly string[]) =>
  parseGroup(args, {
    name: 'content',
    actions: {
      list: {},
      import: { words: folder, options: ['publish', 'author'] },
      export: { words: folder },
      history: { words: page },
      diff: { words: ['PAGE', '[OLD]', '[NEW]'] },
      preview: { words: page, options: ['version'] },
      publish: { words: page, options: ['version', ...periodOptions] },
      schedule: { words: page, options: ['version', ...periodOptions] },
      undo: { words: page, options: ['version', ...periodOptions] },
      withdraw: { words: page, options: periodOptions },
    },
    options: {
      author: textOption,
      from: textOption,
      site: textOption,
      until: textOption,
      version: textOption,
      publish: { type: 'boolean' },
    },
    usage: contentHelp,
    byDefault: 'list',
  })
type Values = ReturnType<typeof parse>['values']

export const contentHelp =
  'content list | import FOLDER [--publish] | export FOLDER | history PAGE | diff PAGE [OLD [NEW]] | ' +
  'preview PAGE [--version 2] | publish PAGE [--version 2] | schedule PAGE --from TIME [--until TIME] [--version 2] | ' +
  'undo PAGE [--version 1] | withdraw PAGE; publish, undo and withdraw take --from, --until and --site uk, too; ' +
  'a time like 2026-11-27T08:00 is in the time zone of each site, one like 2026-11-27T08:00:00Z is the same on all; ' +
  '--author names who changes something'

/** Edits the content pages from the command line. */
export async function runContentCommand(input: Input): Promise<void> {
  const { action, words: rest, values } = parse(input.args)
  if (action === 'help') return input.print(contentHelp)
  const edit = { author: values.author ?? 'command line', now: input.now ?? new Date() }
  await actions[action]({ ...input, rest, values, edit })
}

const list: Run = async ({ db, print, edit: { now } }) => {
  for (const { key, path, publications } of await listContent(db)) {
    const states = sites.map(({ id }) => {
      const later = comingChanges(publications, id, now).map(
        ({ at, version }) => `, ${versionWords(version)} from ${at.toISOString()}`,
      )
      return { id, state: versionWords(liveVersion(publications, id, now)) + later.join('') }
    })
    const isSame = states.every(({ state }) => state === states[0]?.state)
    const words = isSame ? states[0]?.state : states.map(({ id, state }) => `${id}: ${state}`)
    print(`${key.padEnd(28)} ${writtenPath(path)}  ${[words].flat().join('; ')}`)
  }
}

const versionWords = (version: number | null) =>
  version === null ? 'not shown' : `version ${version}`

const importFolder: Run = async ({ db, rest: [path = ''], values, print, edit }) => {
  const changed = await importContentFolder(db, path, { ...edit, isPublished: values.publish })
  for (const { key, version } of changed) print(`${key}: version ${version}`)
  print(changed.length === 0 ? 'Nothing has changed.' : `Saved ${changed.length} pages.`)
}

const exportFolder: Run = async ({ db, rest: [target = ''], print }) => {
  const pages = await listContent(db)
  for (const { key } of pages) {
    const { path, document } = await loadVersionOf(db, key)
    await writeContentPage(target, { key, path, document })
  }
  print(`Wrote ${pages.length} pages to ${target}.`)
}

/** Prints who saved and who published each version of a page, the newest first. */
const history: Run = async ({ db, rest: [key = ''], print }) => {
  const { publications } = await loadPageRow(db, key)
  const saved = (await listHistory(db, key)).map(({ number, author, savedAt }) => ({
    at: savedAt,
    words: `${author} saved version ${number}`,
  }))
  const published = publications.toReversed().map((each) => ({
    at: each.createdAt,
    words:
      `${each.author} ${each.version === null ? 'withdrew the page' : `published version ${each.version}`}` +
      `${each.site === null ? '' : ` on ${each.site}`} from ${each.from.toISOString()}` +
      (each.until === null ? '' : ` until ${each.until.toISOString()}`),
  }))
  // Sorting is stable, so what was published at once stands above what was saved.
  for (const { at, words } of [...published, ...saved].toSorted((a, b) => +b.at - +a.at))
    print(`${at.toISOString()}  ${words}`)
}

/** Compares two versions, by default the shown one with the newest. */
const diff: Run = async ({ db, rest: [key = '', older, newer], print, edit: { now } }) => {
  const { publications } = await loadPageRow(db, key)
  const shown = liveVersion(publications, sites[0].id, now)
  const before = await loadVersionOf(db, key, older ? numberOf(older) : (shown ?? undefined))
  const after = await loadVersionOf(db, key, newer ? numberOf(newer) : undefined)
  const lines = diffPages(before.document, after.document)
  print(`"${key}", version ${before.number} and version ${after.number}`)
  print(lines.length > 0 ? lines.join('\n') : 'There is no difference.')
}

const preview: Run = async ({ db, rest: [key = ''], values, print, urlOf, edit: { now } }) => {
  const { path, version, expiresAt } = await makePreview(db, {
    key,
    version: versionOf(values),
    now,
  })
  print(`Version ${version} of "${key}" until ${expiresAt.toISOString()}:`)
  for (const { id } of sites) print(`${id}: ${urlOf(id)}${path}`)
  if (new URL(urlOf(sites[0].id)).hostname.endsWith('localhost'))
    print('The port is the setting PORT as this command has it: write it into .env for both.')
}

const publishPage: Run = async (input) => {
  const [key = ''] = input.rest
  const { number } = await loadVersionOf(input.db, key, versionOf(input.values))
  await show(input, number)
}

const schedule: Run = async (input) => {
  if (input.values.from === undefined) throw new Error('schedule needs --from TIME.')
  await publishPage(input)
}

/** Shows an older version again, by default the one before the shown one. */
const undo: Run = async (input) => {
  const { db, rest, values, edit } = input
  const [key = ''] = rest
  const { publications } = await loadPageRow(db, key)
  const site = sites.find(({ id }) => id === values.site) ?? sites[0]
  const version = versionOf(values) ?? versionBefore(publications, site.id, edit.now)
  if (version === null) throw new Error(`"${key}" has no version before this one.`)
  await show(input, version)
}

const withdraw: Run = (input) => show(input, null)

async function show(
  { db, rest: [key = ''], values, print, edit }: Parameters<Run>[0],
  version: number | null,
) {
  const periods = periodsOf(values)
  await db.transaction(async (tx) => {
    for (const period of periods) await publish(tx, { key, version, ...period }, edit)
  })
  const shown = version === null ? 'is not shown' : `shows version ${version}`
  for (const { site, from, until } of periods)
    print(
      `"${key}" ${shown}${site ? ` on ${site}` : ''} from ${from?.toISOString() ?? 'now on'}` +
        `${until ? ` until ${until.toISOString()}` : ''}.`,
    )
}

const actions = {
  list,
  import: importFolder,
  export: exportFolder,
  history,
  diff,
  preview,
  publish: publishPage,
  schedule,
  undo,
  withdraw,
} satisfies Record<string, Run>

const versionOf = ({ version }: Values): number | undefined =>
  version === undefined ? undefined : numberOf(version)

function numberOf(version: string): number {
  if (!/^[1-9]\d{0,6}$/.test(version)) throw new Error('A version must be a number like 2.')
  return Number(version)
}
