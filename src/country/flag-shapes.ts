/** The basic shapes of most flags, on a field of 60 by 40. */
export const field = (colour: string) => `<path fill="${colour}" d="M0 0h60v40H0z"/>`

/** Horizontal bands from top to bottom; a number after a colour is its share of the height. */
export const bands = (...colours: Band[]) =>
  stripes(colours, 40, (at, size) => `M0 ${at}h60v${size}H0z`)

/** Vertical bands from hoist to fly. */
export const pales = (...colours: Band[]) =>
  stripes(colours, 60, (at, size) => `M${at} 0h${size}v40h-${size}z`)

/** Nordic crosses, drawn one upon another, with the upright towards the hoist. */
export const nordic = (ground: string, ...crosses: [colour: string, width: number][]) =>
  field(ground) + crosses.map(([colour, width]) => line(colour, width, `M20 0v40M0 20h60`)).join('')

/** For straight lines only; a bent one needs `fill="none"`. */
export const line = (colour: string, width: number, path: string) =>
  `<path stroke="${colour}" stroke-width="${width}" d="${path}"/>`

export const curve = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`

export const shape = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`

export const disc = (colour: string, x: number, y: number, radius: number) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`

type Star = { points?: number; inner?: number; turn?: number }

/** A star's outline; `inner` is the depth of its notches, `turn` is in degrees. The default is the pentagram. */
export function star(x: number, y: number, radius: number, form: Star = {}): string {
  const { points = 5, inner = 0.382, turn = 0 } = form
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * inner
    const angle = (corner * Math.PI) / points + (turn * Math.PI) / 180
    return { x: tenths(x + reach * Math.sin(angle)), y: tenths(y - reach * Math.cos(angle)) }
  })
  return `${corners.map((to, at) => step(corners[at - 1], to)).join('')}z`.replace('l ', 'l')
}

type Corner = { x: number; y: number }

/** Relative coordinates are half as long as absolute ones, and seven-pointed stars have many corners. */
function step(from: Corner | undefined, to: Corner): string {
  if (!from) return `M${to.x} ${to.y}l`
  return [to.x - from.x, to.y - from.y].map((delta) => signed(tenths(delta))).join('')
}

/** A minus sign separates two numbers, so it needs no space. */
const signed = (value: number) => `${value < 0 ? '' : ' '}${value}`.replace('0.', '.')

type Band = string | [colour: string, share: number]

function stripes(colours: Band[], length: number, path: (at: number, size: number) => string) {
  const shares = colours.map((band) => (typeof band === 'string' ? ([band, 1] as const) : band))
  const unit = length / shares.reduce((total, [, share]) => total + share, 0)
  let at = 0
  let svg = ''
  for (const [colour, share] of shares) {
    // A slight overlap, or the background shows between two bands at odd sizes.
    const size = Math.min(unit * share + 0.1, length - at)
    svg += shape(colour, path(short(at), short(size)))
    at += unit * share
  }
  return svg
}

const short = (value: number) => Math.round(value * 100) / 100
const tenths = (value: number) => Math.round(value * 10) / 10
