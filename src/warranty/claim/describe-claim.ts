import type { Claim, ClaimEvent } from './claim.ts'

type Described = Claim & {
  events: readonly ClaimEvent[]
  files: readonly { kind: string; name: string; size: number }[]
}

const time = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')
// What customers typed must not control the terminal of whoever reads it.
const plain = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, '')

/** A claim in full, for the command line. */
export function describeClaim({ events, files, answers, ...claim }: Described): string {
  const { number, state, site, locale, email, orderId, retainedUntil } = claim
  const { description, ...facts } = answers
  const order = orderId === null ? 'no such order for this email address' : 'order found'
  return [
    `Claim ${number}  ${state}  (site ${site}, ${locale})`,
    `${plain(answers.name)} <${email}>`,
    ...Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `  ${name.padEnd(14)} ${plain(value)}`),
    ...(facts.source === 'number' ? [`  ${''.padEnd(14)} ${order}`] : []),
    '',
    plain(description),
    '',
    ...files.map(
      ({ kind, name, size }, at) =>
        `  ${at + 1}. ${kind}  ${Math.ceil(size / 1024)} kB  ${plain(name)}`,
    ),
    '',
    ...events.flatMap(({ at, actor, staffName, fromState, toState, message }) => [
      `${time(at)}  ${actor}${staffName === null ? '' : ` (${plain(staffName)})`}  ${toState === null ? 'message' : `${fromState ?? 'new'} → ${toState}`}`,
      ...(message === null ? [] : [`  ${plain(message).replaceAll('\n', '\n  ')}`]),
    ]),
    '',
    `Deleted on ${retainedUntil.toISOString().slice(0, 10)} unless something happens before.`,
  ].join('\n')
}
