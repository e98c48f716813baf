import { type CommandInput, parseGroup } from '#/platform/terminal/command.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { findSubscriber, listSubscribers, unsubscribe } from './newsletter.store.server.ts'

const siteNames = sites.map(({ id }) => id).join(', ')
const usage = [
  `newsletter list [--site SITE]                 the subscribers as CSV; SITE is one of ${siteNames}`,
  'newsletter unsubscribe EMAIL [--site SITE]    ends a subscription, on every site if none is named',
].join('\n')

export const newsletterHelp =
  'the subscribers for the service that sends the newsletter: list, unsubscribe'

export async function runNewsletterCommand({ db, args, print }: CommandInput): Promise<void> {
  const { action, words, values } = parseGroup(args, {
    name: 'newsletter',
    actions: { list: { options: ['site'] }, unsubscribe: { words: ['EMAIL'], options: ['site'] } },
    options: { site: { type: 'string' } },
    usage,
  })
  if (action === 'help') return print(usage)
  const named = sites.flatMap(({ id }) => ((values.site ?? id) === id ? [id] : []))
  if (named.length === 0) throw new Error(`--site must be one of ${siteNames}.`)
  if (action === 'list') {
    print('site,email,language,source,requested,confirmed')
    for (const site of named)
      for (const each of await listSubscribers(db, site))
        print(
          [each.site, each.email, each.locale, each.source]
            .concat([each.requestedAt, each.confirmedAt].map((at) => at?.toISOString() ?? ''))
            .map(field)
            .join(','),
        )
    return
  }
  const [email = ''] = words
  if (!email.includes('@')) throw new Error(`"${email}" is no email address.\n\n${usage}`)
  const ended: string[] = []
  for (const site of named) {
    if ((await findSubscriber(db, site, email))?.status !== 'subscribed') continue
    await unsubscribe(db, site, email, new Date())
    ended.push(site)
  }
  if (ended.length === 0) throw new Error(`${email} has no newsletter of ours.`)
  print(`${email} is unsubscribed: ${ended.join(', ')}.`)
}

/** Quoted where a comma or a quotation mark would end the field. */
const field = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
