import { sampleLooks } from '#/bike-drawing/sample-looks.ts'
import type { LoadedPage } from '#/platform/page.ts'

/** The bike in the window, and its own numbers: picture and figures come from the same frame. */
const heroBike = 'carbon endurance'

export type HomeData = {
  bike: string
  size: string
  geometry: Record<'stack' | 'reach' | 'chainstay' | 'headAngle' | 'seatAngle', number>
}

export function loadHomePage(): LoadedPage {
  const look = sampleLooks[heroBike]
  if (!look) throw new Error(`There is no bike called "${heroBike}" to put in the window`)
  const { stack, reach, chainstay, headAngle, seatAngle } = look.geometry
  const geometry = { stack, reach, chainstay, headAngle, seatAngle }
  const data: HomeData = { bike: heroBike.replaceAll(' ', '-'), size: 'M', geometry }
  return { data }
}
