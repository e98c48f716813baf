/** What kind of fault a browser met: in a script, in a promise nobody handled, or a file of ours that did not load. */
export const faultKinds = ['error', 'rejection', 'chunk'] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault as the browser sends it: nothing that names the visitor, what they typed or where they came from. */
export type FaultReport = { kind: FaultKind; message: string; stack: string }

/** What a report may hold. A stack is mostly frames of the framework, so its beginning is enough. */
export const reportLimits = { message: 300, stack: 2_000 }

/** Errors of extensions and of other sites' scripts, which the shop cannot mend. */
const isForeign = /^Script error\.?$|ResizeObserver loop|(?:chrome|moz|safari-web)-extension:/

export function faultReport(kind: FaultKind, thrown: unknown): FaultReport | null {
  const error = thrown instanceof Error ? thrown : new Error(textOf(thrown))
  const [name, message, stack] = [
    textOf(error.name),
    textOf(error.message),
    textOf(error.stack ?? ''),
  ]
  if (isForeign.test(message) || isForeign.test(stack)) return null
  return {
    kind,
    message: scrub(`${name}: ${message.slice(0, 1_000)}`).slice(0, reportLimits.message),
    // The first line of a stack repeats the message in some browsers.
    stack: scrub(ownFrames(stack, message)).slice(0, reportLimits.stack),
  }
}

/** Anything can be thrown, also an object that cannot be turned into text. */
function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return 'no text'
  }
}

const ownFrames = (stack: string, message: string): string => {
  const start = stack.indexOf(message) + message.length
  return stack.slice(start, start + 10_000)
}

/**
 * Takes out what may be personal or secret: queries and fragments of URLs, e-mail addresses, and anything
 * with as many letters and digits in a row as a token has. Both the browser and the server do this, since
 * anybody can send a report. No pattern looks further than a bounded way back, so a long text takes no longer
 * than its length suggests.
 */
export const scrub = (text: string): string =>
  text
    .replaceAll(/(?<=\S)[?#][^\s:)'"]*/g, '')
    .replaceAll(/[^\s@]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]')
    .replaceAll(/[\w-]{20,}(?:\.(?:js|css)\b)?/g, (word) =>
      /\d/.test(word) && !/\.(?:js|css)$/.test(word) ? '[token]' : word,
    )
    .replaceAll(/\d{5,}/g, '[number]')
