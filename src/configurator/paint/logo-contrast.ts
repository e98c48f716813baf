import type { Paint } from '#/drawings/bike/bike-look.ts'
import { type Hex, luminance } from '#/drawings/bike/colour.ts'

/** As WCAG 2.2 defines contrast; a logo is large, and one in nearly the colour of the paint may be intended. */
const leastContrast = 1.8

const contrast = (one: Hex, other: Hex): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Whether a logo is lost on the paint. A fade may hide one end of it, but not all of it. */
export const isHardToRead = ({ colour, fade }: Paint, logo: Hex): boolean =>
  [colour, fade?.colour ?? colour].every((ground) => contrast(ground, logo) < leastContrast)
