import { clamped } from '#/drawings/bike/clamped.ts'

/** A colour as a painter mixes it: 0 is the colour itself, above it catches light, below it turns into shadow. */
export type Tone = (light: number) => string

type Oklch = { lightness: number; chroma: number; hue: number }

/** Black needs lifting and white needs holding back, or neither shows any form on the pale studio ground. */
const darkest = 0.265
const lightest = 0.955

/** The colour's shades and tints, mixed in OKLCH so that every hue keeps its character. */
export function tone(hex: string): Tone {
  const colour = toOklch(hex)
  const lightness = Math.min(lightest, Math.max(darkest, colour.lightness))
  return (light) =>
    light < 0
      ? toHex({
          ...colour,
          lightness: lightness * (1 + 0.62 * light),
          chroma: colour.chroma * (1 + 0.25 * light),
        })
      : toHex({
          ...colour,
          lightness: lightness + (0.995 - lightness) * 0.72 * light,
          chroma: colour.chroma * (1 - 0.6 * light),
        })
}

/** The perceived lightness of a colour (Oklch), 0 to 1. */
export const lightnessOf = (hex: string): number => toOklch(hex).lightness

/** White or ink, whichever can be read on the colour. */
export const inkOn = (hex: string): string => (lightnessOf(hex) > 0.66 ? '#14171b' : '#f4f3f0')

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

function channels(hex: string): [number, number, number] {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(hex)
  const full = short
    ? short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')
    : hex.replace('#', '')
  const value = Number.parseInt(full.slice(0, 6), 16)
  const sound = Number.isFinite(value) ? value : 0x808080
  return [(sound >> 16) / 255, ((sound >> 8) & 255) / 255, (sound & 255) / 255]
}

function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

function toRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Colours that a screen cannot show lose chroma, never hue. */
function toHex(colour: Oklch): string {
  let { chroma } = colour
  let rgb = toRgb(colour)
  for (let step = 0; step < 12 && rgb.some((c) => c < -0.002 || c > 1.002); step++) {
    chroma *= 0.85
    rgb = toRgb({ ...colour, chroma })
  }
  const byte = (c: number) =>
    Math.round(clamped(c, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}
