import { type CommandInput, limitFrom, parseCommand } from '#/platform/terminal/command.server.ts'
import { terminalText, utcMinute } from '#/platform/terminal/terminal-text.ts'
import { scrub } from '#/platform/observe/scrub.ts'
import {
  deleteJob,
  type FailedJob,
  hasJobTables,
  readFailedJobs,
  retryJob,
} from './failed-jobs.store.server.ts'

const usage = [
  'jobs [list] [--limit 20]   jobs that failed and wait for their next try, or have none left',
  'jobs retry ID              tries it again at once, and as often as a new one',
  'jobs delete ID             drops it, with the mail or whatever else it would have done',
].join('\n')

export const jobsHelp = 'shows jobs that failed, such as mails: list, retry, delete'

export async function runJobsCommand({ db, args, print }: CommandInput): Promise<void> {
  const options = { limit: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseCommand(args, options, usage)
  const [action = 'list', id = '', ...others] = positionals
  if (values.help || action === 'help') return print(usage)
  if (!(await hasJobTables(db)))
    throw new Error('This database has no jobs yet: no shop was ever started on it.')
  if (action === 'list' && id === '') {
    const jobs = await readFailedJobs(db, limitFrom(values))
    return print(jobs.length === 0 ? 'No job has failed.' : jobs.map(describe).join('\n'))
  }
  if (action === 'list') throw new Error(`Usage: ${usage}`)
  if (action !== 'retry' && action !== 'delete')
    throw new Error(`There is no "jobs ${action}".\n\n${usage}`)
  if (others.length > 0) throw new Error(`One job at a time: jobs ${action} ${id}`)
  const isDone = idForm.test(id) && (await (action === 'retry' ? retryJob : deleteJob)(db, id))
  if (!isDone) throw new Error('No failed job has this ID, or it is running. "jobs" lists them.')
  print(action === 'retry' ? `Job ${id} is tried again now.` : `Job ${id} is deleted.`)
}

const idForm = /^\d{1,18}$/

function describe({ id, name, attempts, error, addedAt, nextAt, isRunning }: FailedJob): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  const waiting = nextAt === null ? 'given up' : `next ${utcMinute(nextAt)} UTC`
  const next = isRunning ? 'running now' : waiting
  const reason = scrub(terminalText(error ?? 'the process ended').split('\n')[0] ?? '')
  return `${id}  ${name}  added ${utcMinute(addedAt)} UTC, ${tries}, ${next}: ${reason.slice(0, 300)}`
}
