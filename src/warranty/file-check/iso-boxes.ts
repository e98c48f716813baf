import { type Effort, steps } from './effort.ts'
import { readBox } from './video-container.ts'

/** The description of a movie while it is read. */
export type Movie = { bytes: Buffer; effort: Effort }
export type Box = { type: string; start: number; content: number; end: number }

/** The boxes inside one; null if they do not fill it, or if the file has more of them than may be read. */
export function boxesOf({ bytes, effort }: Movie, { content, end }: Box): Box[] | null {
  const boxes: Box[] = []
  let at = content
  while (at < end) {
    const head = effort.spend(steps.box)
      ? readBox(bytes.subarray(at, Math.min(at + 16, end)))
      : null
    const next = head ? at + head.header + head.length : Infinity
    if (!head || next > end) return null
    boxes.push({ type: head.type, start: at, content: at + head.header, end: next })
    at = next
  }
  return boxes
}

/** The box at a path below another one, such as `mdia/hdlr`. */
export function findBox(movie: Movie, parent: Box, path: string): Box | null {
  const [name, ...rest] = path.split('/')
  const found = boxesOf(movie, parent)?.find(({ type }) => type === name) ?? null
  return found && rest.length > 0 ? findBox(movie, found, rest.join('/')) : found
}
