import { scrub } from '#/platform/observe/scrub.ts'

/**
 * A browser meets four kinds of faults: a script throws, a promise is rejected and nobody handles it, a file of ours
 * does not load, or the browser renders a page otherwise than the server.
 */
export const faultKinds = ['error', 'rejection', 'chunk', 'hydration'] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault as the browser sends it: nothing that names the visitor, what they typed or where they came from. */
export type FaultReport = { kind: FaultKind; message: string; stack: string }

/** The call that takes reports. */
export const faultsUrl = '/nuxt/api/client-error'

/** The most characters that a report may hold. A stack is mostly frames of the framework, so its beginning is enough. */
export const reportLimits = { message: 300, stack: 2_000 }

/** Errors of extensions and of other sites' scripts, which the shop cannot mend. */
const isForeign = /^Script error\.?$|ResizeObserver loop|(?:chrome|moz|safari-web)-extension:/

/** React's errors about a page that differs from the server's HTML, in a build and in development. */
const isHydration = /Minified React error #(?:418|421|422|423|425)\b|[Hh]ydrat(?:ion|ing)/

export function faultReport(kind: FaultKind, thrown: unknown): FaultReport | null {
  const error = thrown instanceof Error ? thrown : new Error(textOf(thrown))
  const [name, message, stack] = [
    textOf(error.name),
    textOf(error.message),
    textOf(error.stack ?? ''),
  ]
  if (isForeign.test(message) || isForeign.test(stack)) return null
  return {
    kind: kind === 'error' && isHydration.test(message) ? 'hydration' : kind,
    message: scrub(`${name}: ${message.slice(0, 1_000)}`).slice(0, reportLimits.message),
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

/** Chromium repeats the message in the first line of a stack; in Firefox and Safari a stack is frames alone. */
const ownFrames = (stack: string, message: string): string => {
  const start = stack.includes(message) ? stack.indexOf(message) + message.length : 0
  return stack.slice(start, start + 10_000)
}
