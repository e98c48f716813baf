import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { importShippingRates } from './cart/shipping.server.ts'
import { plainReason } from './catalogue/plain-issue.ts'
import type { Db } from './db/client.server.ts'
import { importFinance } from './finance/finance.server.ts'
import { importPriceRules } from './pricing/pricing.server.ts'
import { importMenu, importSiteMessages } from './shop/header.server.ts'

type Input = { db: Db; words: readonly string[]; say: (line: string) => void }

/** What the shop is told in one file each, as `demo/` has them. */
const kinds = new Map<string, (db: Db, file: unknown) => Promise<unknown>>([
  ['finance', importFinance],
  ['menu', importMenu],
  ['messages', importSiteMessages],
  ['price-rules', importPriceRules],
  ['shipping', importShippingRates],
])

export const loadHelp = `load ${[...kinds.keys()].join(' | ')} FILE`

/** Puts what a file says in the place of what was said before: all of it or nothing. */
export async function runLoad({ db, words, say }: Input): Promise<void> {
  const [kind = '', path = ''] = words
  const load = kinds.get(kind)
  if (!load || !path) throw new Error(`Usage: ${loadHelp}`)
  try {
    await load(db, await readJson(path))
  } catch (problem) {
    if (!v.isValiError(problem)) throw problem
    const [issue] = problem.issues
    const reason = plainReason(issue, [])
    throw new Error(`Nothing was changed: ${v.getDotPath(issue) ?? 'the file'}: ${reason}`, {
      cause: problem,
    })
  }
  say(`${path} is in force, and pages follow within a second.`)
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${String(cause)}`, { cause })
  }
}
