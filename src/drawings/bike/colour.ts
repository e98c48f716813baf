/** A colour as the catalogue stores it: `#rrggbb`. */
export type Hex = `#${string}`

/** Colours are written into the markup as they are, so nothing but a colour may pass. */
export const isHex = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

const channels = (hex: Hex): [number, number, number] => {
  const whole = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(whole.slice(1, 7), 16)
  return Number.isNaN(value) ? [128, 128, 128] : [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (parts: number[]): Hex =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the second colour mixed into the first. */
export function mixed(first: Hex, second: Hex, share: number): Hex {
  const other = channels(second)
  return hexOf(channels(first).map((part, index) => part + ((other[index] ?? part) - part) * share))
}

/** The relative luminance of a colour by WCAG, 0 black to 1 white. */
export function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The distance of a colour from grey, 0 to 1. */
export function chroma(hex: Hex): number {
  const parts = channels(hex)
  return (Math.max(...parts) - Math.min(...parts)) / 255
}

/** Dark letters on a light ground, light ones on a dark ground. */
export const readableOn = (ground: Hex): Hex => (luminance(ground) > 0.3 ? '#1d1f22' : '#c9cdd1')
