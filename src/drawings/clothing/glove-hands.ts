import { curve, line, type Point, points } from '#/drawings/accessory/outline.ts'

/** A finger from the middle of its root to its tip, with half its width at either end. */
export type Finger = {
  root: readonly [number, number]
  tip: readonly [number, number]
  wide: readonly [number, number]
}

const finger = (
  root: Finger['root'],
  tip: Finger['tip'],
  wide: Finger['wide'] = [30, 25],
): Finger => ({ root, tip, wide })

/** A left hand from its back, the little finger first. The fingers lie close, as on a table. */
export const fingers = [
  finger([156, 412], [112, 244], [29, 23]),
  finger([214, 384], [190, 150], [31, 25]),
  finger([277, 374], [279, 112], [32, 26]),
  finger([338, 388], [366, 156], [31, 25]),
] as const

/** Two fingers share each of the shells of a lobster glove. */
export const claws = [
  finger([186, 410], [138, 172], [62, 47]),
  finger([308, 396], [332, 130], [62, 49]),
] as const

/** A point of a finger: how far along it, and how far off its middle as a share of its half width. */
export function onFinger({ root, tip, wide }: Finger, along: number, off: number): Point {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const length = Math.hypot(dx, dy)
  const half = wide[0] + (wide[1] - wide[0]) * Math.min(along, 1)
  // The joints are a little thicker than what lies between them.
  const joint = 1 + 0.05 * Math.cos((along - 0.4) * Math.PI * 5)
  const by = (off * half * joint) / length
  return [root[0] + dx * along - dy * by, root[1] + dy * along + dx * by]
}

/** Short fingers are cut at this share of their length. */
export const cut = 0.4

const cornered = ([x, y]: Point): Point => [x, y, 1]

function upAndDown(each: Finger, isCut: boolean): Point[] {
  const at = (along: number, off: number) => onFinger(each, along, off)
  if (isCut)
    return [
      at(0.14, -1),
      cornered(at(cut, -1.02)),
      at(cut + 0.025, 0),
      cornered(at(cut, 1.02)),
      at(0.14, 1),
    ]
  // The tip is as round as the finger is wide.
  const round = each.wide[1] / Math.hypot(each.tip[0] - each.root[0], each.tip[1] - each.root[1])
  return [
    at(0.2, -1),
    at(0.54, -1),
    at(1 - round, -0.97),
    at(1 - round * 0.28, -0.68),
    at(1, 0),
    at(1 - round * 0.28, 0.68),
    at(1 - round, 0.97),
    at(0.54, 1),
    at(0.2, 1),
  ]
}

/** The fork between two fingers. */
export function fork(a: Finger, b: Finger): Point {
  const [p, q] = [onFinger(a, 0.06, 1), onFinger(b, 0.06, -1)]
  return [(p[0] + q[0]) / 2, Math.max(p[1], q[1]), 1]
}

const longThumb = points('384,492! 404,440 426,388 450,366 474,374 482,402 470,456 436,536 388,606')
const cutThumb = points('384,492! 402,446 416,416! 448,420 476,436! 462,486 432,546 388,606')

type Hand = { fingers: readonly Finger[]; isCut: boolean; wrist: number }

/** The whole glove in one outline, from the wrist over the fingers to the thumb; `wrist` is the height of its hem. */
export function handOutline({ fingers: all, isCut, wrist }: Hand): string {
  const spread = all.flatMap((each, index): Point[] => {
    const next = all[index + 1]
    return [...upAndDown(each, isCut), ...(next ? [fork(each, next)] : [])]
  })
  return curve([
    [160, wrist, 1],
    [164, 640],
    [150, 560],
    [128, 476],
    ...spread,
    [374, 440],
    ...(isCut ? cutThumb : longThumb),
    [348, 652],
    [346, wrist, 1],
    [252, wrist + 8],
  ])
}

/** A line along a finger, at a share of its half width off the middle. */
export const alongFinger = (each: Finger, off: number, [from, to]: readonly [number, number]) =>
  line(
    onFinger(each, from, off),
    onFinger(each, (from + to) / 2, off * 1.02),
    onFinger(each, to, off * 0.96),
  )

/** A line across a finger, bent as cloth lies around it. */
export const acrossFinger = (each: Finger, along: number, reach = 0.9, bend = 0.02) =>
  line(onFinger(each, along, -reach), onFinger(each, along + bend, 0), onFinger(each, along, reach))
