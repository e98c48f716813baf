import type { Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient, type Ink } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { at, corner, disc, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  distance,
  heading,
  leftOf,
  moved,
  point,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'
import { outsideHoses } from '#/drawings/bike-cockpit/hose-plan.ts'
import { lettering, wordmark } from '#/drawings/bike/wordmark.ts'

/** Headset rings, bosses, ports and names on the painted frame. */
export function drawFittings(drawing: Drawing): string {
  return [headset(drawing), bosses(drawing), ports(drawing), battery(drawing), names(drawing)].join(
    '',
  )
}

function headset({ ink, plan, skeleton }: Drawing): string {
  const { headTop, headBottom, crown, steererDown } = skeleton
  const side = leftOf(steererDown)
  const band = (p: Point, width: number, thick: number) =>
    `<path d="${line(along(p, side, width / 2), along(p, side, -width / 2))}" stroke-width="${n(thick)}"/>`
  const fill = gradient(
    ink,
    'race',
    acrossOf([headBottom, headTop], plan.headTube[1]),
    '0 #2b2d31, 0.25 #7f858b, 0.45 #33363a, 1 #0f1012',
  )
  const lower = distance(headBottom, crown)
  const cup = lower > 1 ? band(between(headBottom, crown, 0.5), plan.headTube[1] - 2, lower) : ''
  return `<g stroke="${fill}">${cup}${band(headBottom, plan.headTube[1] - 4, 2.4)}${plan.isMoulded ? '' : band(headTop, plan.headTube[0] + 2, 4)}</g>`
}

/** Bottle bosses on down and seat tube: small bolts, 64 mm apart. */
function bosses({ lines, plan, look }: Drawing): string {
  const pair = ([a, b]: Line, share: number, width: number) => {
    const way = direction(a, b)
    const middle = along(a, way, distance(a, b) * share)
    const lift = width / 2 - 1
    return [-32, 32].map((step) => along(along(middle, way, step), inside(way), lift))
  }
  const onDown = pair(lines.downTube, 0.43, plan.downTube[0])
  const onSeat =
    distance(...lines.seatTube) > 380 ? pair(lines.seatTube, 0.4, plan.seatTube[0]) : []
  const all =
    look.frame.shape === 'aero' && look.frame.material === 'carbon'
      ? onDown
      : [...onDown, ...onSeat]
  return `<path d="${all.map((p) => disc(p, 3)).join('')}" fill="#17181b"/>`
}

/** Towards the inside of the main triangle: above the down tube, in front of the seat tube. */
const inside = (way: Point): Point => (way.x > 0 ? leftOf(way) : rightOf(way))
const rightOf = (way: Point): Point => point(-way.y, way.x)

/** The port of the cables and hoses that are seen to enter the frame. */
const portAt = ({ look, lines, plan }: Drawing): Point | null => {
  if (!outsideHoses(look, plan).some(({ into }) => into === 'frame')) return null
  const way = direction(...lines.downTube)
  return along(along(lines.downTube[1], way, -64), leftOf(way), plan.downTube[1] * 0.16)
}

/** Brake hose and gear cables from under the bar, in an easy bow past the head tube and into the frame. */
export function drawHoses(drawing: Drawing): string {
  const port = portAt(drawing)
  if (!port) return ''
  const { barCentre } = drawing.skeleton
  const way = direction(...drawing.lines.downTube)
  const hoses = outsideHoses(drawing.look, drawing.plan).filter(({ into }) => into === 'frame')
  return `<g fill="none" stroke-linecap="round">${hoses
    .map(({ width }, index) => {
      // Each bows a little wider than the one before.
      const sag = index * 14
      const from = moved(barCentre, 2 + index * 3, 6)
      const arrive = moved(along(port, way, 96 + sag), sag * 0.6, 6)
      const d = `M${at(from)}C${at(moved(from, 22 + sag, 84 + sag))} ${at(arrive)} ${at(port)}`
      return bow(d, width)
    })
    .join('')}</g>`
}

/** The front brake's hose hangs before the head tube and enters the farther blade of the fork. */
export function drawForkHose({ look, plan, skeleton }: Drawing): string {
  const hose = outsideHoses(look, plan).find(({ into }) => into === 'fork')
  if (!hose) return ''
  const { barCentre, crown, frontAxle } = skeleton
  const from = moved(barCentre, 5, 6)
  const way = direction(crown, frontAxle)
  const port = along(crown, way, 76)
  const d = `M${at(from)}C${at(moved(from, 46, 92))} ${at(moved(along(crown, way, -24), 66, 0))} ${at(port)}`
  return `<g fill="none" stroke-linecap="round">${bow(d, hose.width)}</g>`
}

const bow = (d: string, width: number): string =>
  `<path d="${d}" stroke="#131417" stroke-width="${width}"/><path d="${d}" stroke="#fff" stroke-opacity=".24" stroke-width="1.1" transform="translate(-.8 -1)"/>`

function ports(drawing: Drawing): string {
  const port = portAt(drawing)
  if (!port) return ''
  const turn = n(heading(...drawing.lines.downTube))
  return `<ellipse cx="${n(port.x)}" cy="${n(port.y)}" rx="10" ry="4.6" transform="rotate(${turn} ${at(port)})" fill="#111214"/>`
}

/** The battery's seam, its charge port, and the button on the top tube. */
function battery({ look, lines, plan }: Drawing): string {
  if (!look.motor) return ''
  const [bb, head] = lines.downTube
  const way = direction(bb, head)
  const length = distance(bb, head)
  const width = plan.downTube[0]
  const p = (share: number, up: number) =>
    along(along(bb, way, length * share), leftOf(way), up * width)
  const isOpen = (look.motor.battery ?? 'down-tube') === 'down-tube'
  const seam = isOpen
    ? `<path d="M${at(p(0.2, -0.5))}L${at(p(0.22, -0.2))}L${at(p(0.84, -0.2))}L${at(p(0.87, -0.5))}" fill="none" stroke="#08090b" stroke-opacity=".55" stroke-width="1.8" stroke-linejoin="round"/><path d="M${at(p(0.225, -0.17))}L${at(p(0.838, -0.17))}" stroke="#fff" stroke-opacity=".22" stroke-width="1"/>`
    : ''
  const charge = p(0.12, 0.1)
  const [seat, front] = lines.topTube
  const button = along(
    between(seat, front, 0.86),
    leftOf(direction(seat, front)),
    plan.topTube[1] / 2 - 3,
  )
  return `${seam}<path d="${disc(charge, 9)}" fill="#0f1012"/><path d="${disc(charge, 6)}" fill="#2f3236"/><ellipse cx="${n(button.x)}" cy="${n(button.y)}" rx="15" ry="4.5" transform="rotate(${n(heading(seat, front))} ${at(button)})" fill="#0f1012"/><circle cx="${n(button.x)}" cy="${n(button.y)}" r="2" fill="#4cc38a"/>`
}

/** The word along the down tube, the small one on the top tube, the initial on the head tube. */
function names({ look, lines, plan, skeleton, brand }: Drawing): string {
  const down = plan.downTube[0]
  const big = plan.isMoulded ? down * 0.5 : down * 0.52
  const isCramped = distance(...lines.downTube) < 420
  const size = isCramped ? big * 0.8 : big
  const lower = look.motor ? 0.1 : 0
  const head = between(skeleton.headTop, skeleton.headBottom, 0.46)
  return [
    lettering(brand, lines.downTube, {
      share: 0.53,
      lift: down * lower,
      height: size,
      colour: look.paint.downTubeLogo,
    }),
    lettering(brand, lines.topTube, {
      share: 0.2,
      height: plan.topTube[0] * 0.25,
      colour: look.paint.smallLogo,
    }),
    badge(brand, head, heading(skeleton.headBottom, skeleton.headTop) + 90, look.paint.smallLogo),
  ].join('')
}

function badge(brand: string, p: Point, turn: number, colour: Hex): string {
  const word = wordmark(brand.slice(0, 1), { height: 13, colour })
  return `<g transform="translate(${at(moved(p, 4, 0))})rotate(${n(turn)})translate(${n(-word.width / 2)} -6.5)">${word.markup}</g>`
}

/** A motor about the bottom bracket, smooth and dark. */
export function drawMidMotor(ink: Ink, bb: Point): string {
  const fill = gradient(
    ink,
    'mid',
    [moved(bb, -20, -110), moved(bb, 20, 76)],
    '0 #52565c, 0.3 #2f3236, 0.75 #15171a, 1 #2c2f33',
  )
  const shape = roundedPolygon([
    corner(moved(bb, -56, -22), 26),
    corner(moved(bb, -30, -92), 26),
    corner(moved(bb, 44, -112), 34),
    corner(moved(bb, 126, -72), 34),
    corner(moved(bb, 112, 16), 40),
    corner(moved(bb, 26, 76), 44),
    corner(moved(bb, -50, 50), 34),
  ])
  return `<path d="${shape}" fill="${fill}"/><path d="${shape}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.4"/>`
}
