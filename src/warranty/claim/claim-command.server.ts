import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#/db/client.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { endings } from '#/warranty/file-check/file-format.ts'
import { readFileOf } from '#/warranty/uploads/upload-files.server.ts'
import type { Claim } from './claim.ts'
import { normalClaimNumber } from './claim-number.ts'
import { claimStates, claimSteps, needsMessage, stepsFrom } from '#/warranty/state/claim-state.ts'
import { addClaimMessage, takeClaimStep } from './claim-steps.server.ts'
import { wholeClaim } from './claims.server.ts'
import { readClaim, readNewestClaims } from './claims.store.server.ts'
import { describeClaim } from './describe-claim.ts'
import {
  type CommandInput,
  limitFrom,
  parseGroup,
  stateFrom,
} from '#/platform/terminal/command.server.ts'
import { utcMinute } from '#/platform/terminal/terminal-text.ts'

type Input = CommandInput & { config: Config }

export const claimHelp = 'shows and processes warranty claims: list, show, move, message, files'

const usage = [
  'claim list [--state received] [--limit 20]        the newest claims',
  'claim show NUMBER                                 one claim with its history',
  'claim move NUMBER STEP [--message …] [--by NAME]  ask, assess, approve, reject, resolve or reopen',
  'claim message NUMBER TEXT [--by NAME]             writes to the customer',
  'claim files NUMBER FOLDER                         saves its pictures, video and proof of purchase in a folder',
].join('\n')

const text = { type: 'string' } as const
const parse = (args: readonly string[]) =>
  parseGroup(args, {
    name: 'claim',
    actions: {
      list: { options: ['state', 'limit'] },
      show: { words: ['NUMBER'] },
      move: { words: ['NUMBER', 'STEP'], options: ['message', 'by'] },
      message: { words: ['NUMBER', 'TEXT…'], options: ['by'] },
      files: { words: ['NUMBER', 'FOLDER'] },
    },
    options: { state: text, limit: text, message: text, by: text },
    usage,
  })
type Values = ReturnType<typeof parse>['values']

/** Runs one `claim` command of the shop's command line. */
export async function runClaimCommand({ config, db, args, print }: Input): Promise<void> {
  const {
    action,
    words: [typed, ...rest],
    values,
  } = parse(args)
  if (action === 'help') return print(usage)
  if (action === 'list') return list(db, values, print)
  const claim = await loadClaim(db, typed)
  if (action === 'show') return print(describeClaim(await wholeClaim(db, claim)))
  if (action === 'files') return saveFiles({ config, db, claim, folder: rest[0] ?? '', print })
  if (action === 'move') return move(db, claim, rest[0] ?? '', { values, print })
  const message = requiredText(rest.join(' '), 'Which message?')
  await addClaimMessage(db, claim, { ...byStaff(values), message })
  print(`Your message about claim ${claim.number} is on its way to ${claim.email}.`)
}

async function loadClaim(db: Db, typed = ''): Promise<Claim> {
  const number = normalClaimNumber(typed)
  const claim = number === null ? null : await readClaim(db, { number })
  if (!claim) throw new Error(`There is no claim ${typed}.`)
  return claim
}

const byStaff = ({ by }: Values) => ({
  actor: 'staff' as const,
  staffName: by?.trim() || null,
  attemptId: null,
  now: new Date(),
})

function requiredText(typed: string, question: string): string {
  const given = typed.trim()
  if (given === '' || given.length > 4_000)
    throw new Error(`${question} Please write 1 to 4000 characters.`)
  return given
}

async function move(
  db: Db,
  claim: Claim,
  name: string,
  { values, print }: { values: Values; print: Input['print'] },
) {
  const step = claimSteps.find((known) => known === name)
  const possible = stepsFrom(claim.state, 'staff')
  if (!step || !possible.includes(step))
    throw new Error(
      `Claim ${claim.number} is ${claim.state}: no "${name}" from there. What can be done: ${possible.join(', ')}.`,
    )
  const message = values.message ?? ''
  const said = needsMessage(step)
    ? requiredText(message, `"${step}" needs --message, which the customer reads.`)
    : message.trim() || null
  try {
    const state = await takeClaimStep(db, claim, step, { ...byStaff(values), message: said })
    print(`Claim ${claim.number} is ${state}.`)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    throw new Error(`Somebody else has just moved claim ${claim.number}. Look at it again.`, {
      cause: problem,
    })
  }
}

async function list(db: Db, values: Values, print: Input['print']) {
  const state = stateFrom(values, claimStates)
  const found = await readNewestClaims(db, { state, limit: limitFrom(values) })
  if (found.length === 0) return print('No claims found.')
  for (const { number, madeAt, state: now, answers, email } of found) {
    const at = utcMinute(madeAt)
    print(
      `${number}  ${at}  ${now.padEnd(10)}  ${answers.kind.padEnd(9)}  ${answers.name} <${email}>`,
    )
  }
}

type Saving = {
  config: Config
  db: Db
  claim: Claim
  folder: string
  print: Input['print']
}

async function saveFiles({ config, db, claim, folder, print }: Saving) {
  await mkdir(folder, { recursive: true })
  const { files } = await wholeClaim(db, claim)
  for (const [at, { id, mediaType }] of files.entries()) {
    const ending = endings[mediaType ?? ''] ?? 'bin'
    const path = join(folder, `${claim.number}-${String(at + 1).padStart(2, '0')}.${ending}`)
    await writeFile(path, readFileOf({ config, db }, id))
    print(path)
  }
  if (files.length === 0) print(`Claim ${claim.number} has no files.`)
}
