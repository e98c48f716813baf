import { type CommandInput, limitFrom, parseGroup } from '#/platform/terminal/command.server.ts'
import { utcMinute } from '#/platform/terminal/terminal-text.ts'
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
  const { action, words, values } = parseGroup(args, {
    name: 'jobs',
    actions: { list: { options: ['limit'] }, retry: { words: ['ID'] }, delete: { words: ['ID'] } },
    options: { limit: { type: 'string' } },
    usage,
    byDefault: 'list',
  })
  if (action === 'help') return print(usage)
  if (!(await hasJobTables(db)))
    throw new Error('This database has no jobs yet: no shop was ever started on it.')
  if (action === 'list') {
    const jobs = await readFailedJobs(db, limitFrom(values))
    return print(jobs.length === 0 ? 'No job has failed.' : jobs.map(describe).join('\n'))
  }
  const [id = ''] = words
  const isDone = idForm.test(id) && (await (action === 'retry' ? retryJob : deleteJob)(db, id))
  if (!isDone) throw new Error('No failed job has this ID, or it is running. "jobs" lists them.')
  print(action === 'retry' ? `Job ${id} is tried again now.` : `Job ${id} is deleted.`)
}

const idForm = /^\d{1,18}$/

function describe({ id, name, attempts, error, addedAt, nextAt, isRunning }: FailedJob): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  const waiting = nextAt === null ? 'given up' : `next ${utcMinute(nextAt)} UTC`
  const next = isRunning ? 'running now' : waiting
  const reason = scrub((error ?? 'the process ended').split('\n')[0] ?? '')
  return `${id}  ${name}  added ${utcMinute(addedAt)} UTC, ${tries}, ${next}: ${reason.slice(0, 300)}`
}
