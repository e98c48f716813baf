export type JsonPath = readonly (string | number)[]

/**
 * The line of a JSON text on which the value at a path begins, or else the deepest part of the path that
 * exists. The text must be valid JSON.
 */
export function lineOfPath(text: string, path: JsonPath): number {
  const position = positionOf(text, path)
  return text.slice(0, position).split('\n').length
}

/** `builds[2].price`; lists count from one. */
export const pathText = (path: JsonPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

function positionOf(text: string, path: JsonPath): number {
  let at = skipSpace(text, 0)
  for (const key of path) {
    const inside = findChild(text, at, key)
    if (inside === null) return at
    at = inside
  }
  return at
}

/** The position at which the child of the object or array at `at` begins; null when it has no such child. */
function findChild(text: string, at: number, key: string | number): number | null {
  const isArray = text[at] === '['
  if (!isArray && text[at] !== '{') return null
  let next = skipSpace(text, at + 1)
  for (let index = 0; text[next] !== ']' && text[next] !== '}'; index += 1) {
    let name: string | number = index
    if (!isArray) {
      const end = skipValue(text, next)
      name = String(JSON.parse(text.slice(next, end)))
      next = skipSpace(text, skipSpace(text, end) + 1)
    }
    if (name === key) return next
    next = skipSpace(text, skipValue(text, next))
    if (text[next] === ',') next = skipSpace(text, next + 1)
  }
  return null
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at += 1
  return at
}

function skipValue(text: string, from: number): number {
  const first = text[from]
  if (first === '"') return skipString(text, from)
  if (first !== '{' && first !== '[') {
    let at = from
    while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at += 1
    return at
  }
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = skipString(text, at) - 1
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

function skipString(text: string, from: number): number {
  let at = from + 1
  while (text[at] !== '"' && at < text.length) at += text[at] === '\\' ? 2 : 1
  return at + 1
}
