import type { Claim, ClaimEvent } from './claim.ts'
import { terminalText, utcMinute } from '#/platform/terminal/terminal-text.ts'

type Described = Claim & {
  events: readonly ClaimEvent[]
  files: readonly { kind: string; name: string; size: number }[]
}

/** A claim in full, for the command line. */
export function describeClaim({ events, files, answers, ...claim }: Described): string {
  const { number, state, site, locale, email, orderId, retainedUntil } = claim
  const { description, ...facts } = answers
  const order = orderId === null ? 'no such order for this email address' : 'order found'
  return [
    `Claim ${number}  ${state}  (site ${site}, ${locale})`,
    `${terminalText(answers.name)} <${email}>`,
    ...Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `  ${name.padEnd(14)} ${terminalText(value)}`),
    ...(facts.source === 'number' ? [`  ${''.padEnd(14)} ${order}`] : []),
    '',
    terminalText(description),
    '',
    ...files.map(
      ({ kind, name, size }, at) =>
        `  ${at + 1}. ${kind}  ${Math.ceil(size / 1024)} kB  ${terminalText(name)}`,
    ),
    '',
    ...events.flatMap(({ at, actor, staffName, fromState, toState, message }) => [
      `${utcMinute(at)}  ${actor}${staffName === null ? '' : ` (${terminalText(staffName)})`}  ${toState === null ? 'message' : `${fromState ?? 'new'} → ${toState}`}`,
      ...(message === null ? [] : [`  ${terminalText(message).replaceAll('\n', '\n  ')}`]),
    ]),
    '',
    `Deleted on ${retainedUntil.toISOString().slice(0, 10)} unless something happens before.`,
  ].join('\n')
}
