import { isStorableText } from './storable-text.ts'
import { Refusal, type PlatformRefusal } from './refusal.ts'

export const maxBodyBytes = 100_000
const maxDepth = 32

/** Parses a request's JSON; refuses it when malformed or nested too deeply. */
export function parseJson(text: string): unknown {
  if (nestingDepth(text) > maxDepth) throw malformed()
  const value = parsed(text)
  if (escapedOddity.test(text) && !isStorable(value)) throw malformed()
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw malformed()
  }
}

/** Lone surrogates and the NUL character can only come from escapes, since the body itself is valid UTF-8. */
const escapedOddity = /\\u(?:0000|d[89a-f])/i

/** Postgres can store neither of them, in text or in JSON. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, each]) => isStorableText(name) && isStorable(each))
}

const malformed = () => new Refusal<PlatformRefusal>('malformed-json', { status: 400 })

/** Counts brackets outside strings, before the parser spends stack on them. */
function nestingDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}
