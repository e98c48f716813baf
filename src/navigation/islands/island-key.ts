import { isObject } from '#/platform/types/json-shape.ts'
import { cyrb53 } from '#/platform/codes/cyrb53.ts'

/** Props must survive JSON, since they are sent in a URL. */
export type IslandProps = { readonly [name: string]: unknown }

const maxPropsBytes = 64 * 1024
const maxDepth = 64

/** `Name_hash`: browser and server compute the same key, whatever the order of the props. */
export function islandKey(name: string, props: IslandProps): string {
  return `${name}_${hash(stableJson([name, asSent(props)]))}`
}

export type IslandRequest =
  | { ok: true; name: string; props: IslandProps }
  | { ok: false; status: 400 | 413; message: string }

/** Checks a request before anything is rendered; the renderer checks whether the name is known. */
export function checkIslandRequest(key: string, propsText: string | null): IslandRequest {
  const name = key.slice(0, Math.max(0, key.lastIndexOf('_')))
  if (!/^[a-z][\w.-]*$/i.test(name)) return refused(400, 'Invalid island name')
  if (new TextEncoder().encode(propsText ?? '').length > maxPropsBytes)
    return refused(413, 'Island props are too large')
  const props = parsed(propsText ?? '{}')
  if (!isObject(props)) return refused(400, 'Invalid island props')
  if (isDeeperThan(props, maxDepth)) return refused(400, 'Island props are nested too deeply')
  if (islandKey(name, props) !== key) return refused(400, 'Invalid island request hash')
  return { ok: true, name, props }
}

const refused = (status: 400 | 413, message: string): IslandRequest => ({
  ok: false,
  status,
  message,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const membersOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** Goes level by level, because recursion would overflow the stack on a deep enough value. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap(membersOf)
    if (level.length === 0) return false
  }
  return true
}

/** Dates, undefined and the like as JSON sends them. */
const asSent = (props: IslandProps): unknown => JSON.parse(JSON.stringify(props))

function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, held]) => `${JSON.stringify(name)}:${stableJson(held)}`).join()}}`
}

/** Anybody may make it up: the server computes it again and stores an island by its props. */
function hash(text: string): string {
  const [high, low] = cyrb53(text)
  return [low, high].map((half) => half.toString(16).padStart(8, '0')).join('')
}
