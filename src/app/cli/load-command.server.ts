import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { importStoryFolder } from '#/blog/files/import-stories.server.ts'
import { importShippingRates, refuseUnpricedRates } from '#/cart/pricing/shipping.server.ts'
import { innermost } from '#/catalogue/import/import-reading.ts'
import { plainReason } from '#/catalogue/import/plain-issue.ts'
import { importGlobals } from '#/content/globals/globals.server.ts'
import type { Db } from '#/db/client.server.ts'
import {
  type CommandInput,
  confirmChange,
  parseCommand,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import { importFinance } from '#/finance/finance.server.ts'
import { importPriceRules } from '#/pricing/pricing.server.ts'
import { importStores } from '#/stores/stores.server.ts'
import { importMenu, importSiteMessages } from '#/storefront/header/header.server.ts'

/** Returns a further line to print, if any. */
type Load = (db: Db, path: string) => Promise<string | null>

const fromFile =
  (load: (db: Db, file: unknown) => Promise<unknown>): Load =>
  async (db, path) => {
    await load(db, await readJson(path))
    return null
  }

async function loadStories(db: Db, path: string): Promise<string | null> {
  const withdrawn = await importStoryFolder(db, path)
  return withdrawn.length > 0 ? `No longer published: ${withdrawn.join(', ')}.` : null
}

/** Rules are replaced only if every country with a shipping rate still has one. */
const loadPriceRules = (db: Db, file: unknown) =>
  db.transaction(async (transaction) => {
    await importPriceRules(transaction, file)
    await refuseUnpricedRates(transaction)
  })

/** The data outside the catalogue, in the format of the files in `demo/`. */
const kinds = new Map<string, Load>([
  ['finance', fromFile(importFinance)],
  ['globals', fromFile(importGlobals)],
  ['menu', fromFile(importMenu)],
  ['messages', fromFile(importSiteMessages)],
  ['price-rules', fromFile(loadPriceRules)],
  ['shipping', fromFile(importShippingRates)],
  ['stores', fromFile(importStores)],
  ['stories', loadStories],
])

export const loadHelp = `load ${[...kinds.keys()].join(' | ')} FILE, or FOLDER of stories`

/** Replaces the stored data with a file's content, all of it or nothing. */
export async function runLoad(input: CommandInput): Promise<void> {
  const { db, args, print } = input
  const {
    words: [kind = '', path = ''],
    values,
  } = parseCommand(args, {
    words: ['KIND', 'FILE'],
    options: yesOption,
    usage: `Usage: ${loadHelp} [--yes]`,
  })
  const load = kinds.get(kind)
  if (!load) throw new Error(`There is no "load ${kind}".\n\nUsage: ${loadHelp} [--yes]`)
  await confirmChange(input, values, [`This replaces all ${kind} of the shop with ${path}.`])
  const more = await load(db, path).catch((problem: unknown) => {
    throw new Error(`Nothing was changed: ${reasonOf(problem, path)}`, { cause: problem })
  })
  print(`${path} has been loaded; pages change within a second.`)
  if (more !== null) print(more)
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** The reason in words for the author of the file. */
function reasonOf(problem: unknown, path: string): string {
  if (v.isValiError(problem)) {
    const [issue = problem.issues[0]] = problem.issues.flatMap(innermost)
    return `${v.getDotPath(issue) ?? path}: ${plainReason(issue, [])}`
  }
  const message = problem instanceof Error ? problem.message : String(problem)
  return problem instanceof SyntaxError ? `${path} is not JSON: ${message}` : message
}
