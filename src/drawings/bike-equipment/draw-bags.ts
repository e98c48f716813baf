import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { mixed } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { bagLitresOf } from './bag-litres.ts'
import { frameBagPlan } from './frame-bag-plan.ts'
import { drawMark } from '#/drawings/bike/marks.ts'
import { edgeOf } from '#/drawings/bike-frame/frame-lines.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { corner, disc, line, n, roundedPolygon, smoothLine } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  distance,
  leftOf,
  moved,
  type Point,
} from '#/drawings/bike/point.ts'
import { markAlong } from '#/drawings/bike-frame/mark-along.ts'

/** Bags in one cloth: body, a lighter top, zip and straps. */
export function drawBags(drawing: Drawing): string {
  const bags = drawing.look.extras?.bags ?? []
  return [
    bags.includes('frame') ? frameBag(drawing) : '',
    bags.includes('top-tube') ? topTubeBag(drawing) : '',
    bags.includes('saddle') ? seatBag(drawing) : '',
    bags.includes('bar') ? barBag(drawing) : '',
  ].join('')
}

function cloth({ ink, look }: Drawing): string {
  const colour = look.extras?.bagColour ?? plainColours.bag
  return boxGradient(ink, 'cloth', [
    [0, mixed(colour, '#ffffff', 0.26)],
    [0.16, mixed(colour, '#ffffff', 0.1)],
    [0.5, colour],
    [1, mixed(colour, '#000000', 0.42)],
  ])
}

const zip = (d: string) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3.4"/><path d="${d}" fill="none" stroke="#9aa0a6" stroke-opacity=".7" stroke-width="1" stroke-dasharray="2 1.6"/>`
const strap = (a: Point, b: Point) =>
  `<path d="${line(a, b)}" stroke="#0d0e10" stroke-width="9"/><path d="${line(a, b)}" stroke="#fff" stroke-opacity=".14" stroke-width="1.2" stroke-dasharray="2 2"/>`

/** A strap that is pulled tight in a ladder lock. */
function buckled(a: Point, b: Point): string {
  const [from, to] = [between(a, b, 0.36), between(a, b, 0.62)]
  return `${strap(a, b)}<path d="${line(from, to)}" stroke="#2b2e33" stroke-width="14"/><path d="${line(between(from, to, 0.3), between(from, to, 0.42))}M${line(between(from, to, 0.64), between(from, to, 0.76)).slice(1)}" stroke="#000" stroke-width="9"/>`
}

/** Cloth that is filled: folds that run from where it is held, and light along its upper edge. */
const folds = (...lines: Point[][]) =>
  lines
    .map((spots) => smoothLine(spots))
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="4" stroke-linecap="round" transform="translate(-6 -3)"/>`,
    )
    .join('')

/** The binding that a bag's panels are sewn together with. */
const bound = (d: string) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2.4"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1" transform="translate(.6 2)"/>`

const bolt = (p: Point) =>
  `<path d="${disc(p, 5)}" fill="#0d0e10"/><path d="${disc(p, 2.4)}" fill="#8b9096"/>`

function frameBag(drawing: Drawing): string {
  const { plan, brand, look } = drawing
  const bag = frameBagPlan(drawing)
  if (!bag) return ''
  const { back, nose, byHead, low, lowFront } = bag
  const slant = direction(back, nose)
  const d = roundedPolygon([
    corner(back, 10),
    corner(nose, 14),
    ...(byHead ? [corner(byHead, 12)] : []),
    corner(lowFront, 14),
    corner(low, 22),
  ])
  const isBolted = look.extras?.areBagsBolted === true
  const up = leftOf(slant)
  const held = [0.16, 0.5, 0.76].map((share) => {
    const p = between(back, nose, share)
    return isBolted
      ? bolt(along(p, up, -11))
      : strap(along(p, up, plan.topTube[1] * 0.92), along(p, up, -16))
  })
  const zipAt = (by: number) => along(along(back, slant, by), up, -26)
  const fall = (above: number, below: number): Point[] => {
    const [top, foot] = [between(back, nose, above), between(low, lowFront, below)]
    return [
      between(top, foot, 0.3),
      moved(between(top, foot, 0.55), -3, 0),
      between(top, foot, 0.84),
    ]
  }
  const sag = folds(fall(0.3, 0.4), fall(0.66, 0.72))
  return `<path d="${d}" fill="${cloth(drawing)}"/>${sag}${bound(d)}${zip(line(zipAt(24), zipAt(distance(back, nose) * 0.72)))}${held.join('')}${markAlong({ maker: look.extras?.bagMark, brand }, [low, lowFront], { share: 0.34, lift: 30, height: 14, colour: '#8b9096' })}`
}

function topTubeBag(drawing: Drawing): string {
  const { lines, plan } = drawing
  const top = edgeOf(lines.topTube, plan.topTube, 1)
  const front = along(top[1], direction(...top), -22)
  const way = direction(top[1], top[0])
  const up = leftOf(direction(...top))
  const p = (back: number, height: number) => along(along(front, way, back), up, height)
  const d = roundedPolygon([
    corner(p(0, -1), 8),
    corner(p(4, 66), 18),
    corner(p(70, 64), 30),
    corner(p(196, 26), 22),
    corner(p(206, -1), 6),
  ])
  const held = drawing.look.extras?.areBagsBolted
    ? bolt(p(46, 8)) + bolt(p(110, 8))
    : strap(p(50, 8), p(50, -plan.topTube[1])) + strap(p(150, 8), p(150, -plan.topTube[0] - 3))
  return `<path d="${d}" fill="${cloth(drawing)}"/>${bound(d)}${zip(line(p(14, 50), p(64, 50), p(176, 22)))}${held}`
}

/** A wedge for a tube and a tool, or a roll-top pack; both hang from the rails and are held by the post. */
function seatBag(drawing: Drawing): string {
  const { railClamp, seatUp, seatTop } = drawing.skeleton
  const litres = bagLitresOf(drawing.look, 'saddle')
  const post = Math.max(distance(railClamp, seatTop) - 22, 30)
  const onPost = (down: number) => along(railClamp, seatUp, -Math.min(down, post))
  const p = (x: number, y: number) => moved(railClamp, x, y)
  const fill = cloth(drawing)
  if (litres < 3) {
    const size = Math.cbrt(litres / 0.7)
    const q = (x: number, y: number) => p(x * size - 14, y * size + 2)
    const d = roundedPolygon([
      corner(q(0, 2), 8),
      corner(q(-118, -14), 14),
      corner(q(-136, 30), 18),
      corner(q(-92, 62), 24),
      corner(q(4, 40), 14),
    ])
    const low = onPost(34)
    return `<path d="${d}" fill="${fill}"/>${bound(d)}${zip(smoothLine([q(-6, 24), q(-70, 30), q(-126, 14)]))}${strap(moved(low, -26, 0), moved(low, 15, -4))}`
  }
  const length = 150 + litres * 13
  const low = onPost(112)
  const d = roundedPolygon([
    corner(p(-20, 10), 8),
    corner(p(-118, -2), 30),
    corner(p(-length, -26), 26),
    corner(p(-length - 20, 24), 30),
    corner(p(-length + 34, 72), 40),
    corner(moved(low, -62, 26), 46),
    corner(moved(low, -15, 6), 14),
  ])
  const roll = [p(-length + 24, -18), p(-length + 12, 46)] as const
  const sag = folds(
    [p(-62, 20), p(-70, 48), p(-72, 78)],
    [p(-length * 0.6, -2), p(-length * 0.62, 30), p(-length * 0.63, 62)],
    [p(-length + 50, -14), p(-length + 44, 14), p(-length + 42, 48)],
  )
  const name = drawing.look.extras?.bagMark
  const mark = name
    ? drawMark(name, {
        x: p(-length * 0.62, 0).x,
        y: p(0, 40).y,
        height: 13,
        turn: 10,
        colour: '#8b9096',
        longest: length * 0.42,
      })
    : ''
  return `<path d="${d}" fill="${fill}"/>${sag}${bound(d)}${buckled(p(-100, -1), p(-108, 84))}${buckled(...roll)}${mark}<path d="${smoothLine([p(-50, 30), p(-150, 26), p(-length + 20, 14)])}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>${strap(moved(low, -34, 2), moved(low, 17, -2))}`
}

/** A roll lies across the bar and is seen from its end; a small bag hangs in front of the bar. */
function barBag(drawing: Drawing): string {
  const { barCentre } = drawing.skeleton
  const litres = bagLitresOf(drawing.look, 'bar')
  const fill = cloth(drawing)
  if (litres < 5) {
    const c = moved(barCentre, 66, 34)
    const body = [
      corner(moved(c, -46, -34), 10),
      corner(moved(c, 44, -34), 16),
      corner(moved(c, 50, 44), 22),
      corner(moved(c, -42, 44), 16),
    ]
    const lid = [
      corner(moved(c, -50, -44), 8),
      corner(moved(c, 50, -44), 14),
      corner(moved(c, 54, -16), 6),
      corner(moved(c, -48, -16), 6),
    ]
    return `<path d="${roundedPolygon(body)}" fill="${fill}"/><path d="${roundedPolygon(lid)}" fill="${fill}"/><path d="${line(moved(c, -46, -16), moved(c, 52, -16))}" stroke="#000" stroke-opacity=".45" stroke-width="1.6"/>${strap(moved(c, -44, -30), moved(barCentre, 2, -8))}`
  }
  // The roll is as long as the bar leaves room for, so its litres show in its girth.
  const radius = Math.sqrt((litres * 1e6) / (Math.PI * 460))
  const c = moved(barCentre, radius - 14, radius + 6)
  const end = (share: number, colour: string, opacity: number) =>
    `<circle cx="${n(c.x)}" cy="${n(c.y)}" r="${n(radius * share)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2"/>`
  return `<circle cx="${n(c.x)}" cy="${n(c.y)}" r="${n(radius)}" fill="${fill}"/>${end(0.985, '#000', 0.5)}${end(0.72, '#000', 0.3)}${end(0.5, '#fff', 0.1)}<path d="${line(moved(c, -radius * 0.3, 0), moved(c, radius * 0.3, 0))}" stroke="#0d0e10" stroke-width="7"/>${strap(moved(c, -radius * 0.9, -radius * 0.5), moved(barCentre, 4, -10))}`
}
