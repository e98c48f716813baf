import type { Hex } from '#/drawings/bike/colour.ts'

/** Hue in degrees, saturation and lightness in per cent: what people can set one after another. */
export type Hsl = { hue: number; saturation: number; lightness: number }

/** A grey has no hue and white no saturation; the sliders then stay where they were. */
export function hslOf(hex: Hex, before: Hsl = { hue: 0, saturation: 0, lightness: 0 }): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 2
  const range = most - least
  const percent = (share: number) => Math.round(share * 100)
  if (range === 0) {
    const saturation = lightness === 0 || lightness === 1 ? before.saturation : 0
    return { hue: before.hue, saturation, lightness: percent(lightness) }
  }
  const sextant =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return {
    hue: Math.round(sextant * 60) % 360,
    saturation: percent(range / (1 - Math.abs(2 * lightness - 1))),
    lightness: percent(lightness),
  }
}

export function hexOf({ hue, saturation, lightness }: Hsl): Hex {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** A colour as people type or paste it: with or without `#`, three or six digits; null for anything else. */
export function typedColour(text: string): Hex | null {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${whole.toLowerCase()}`
}
