import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { bikeLayers } from '#/drawings/bike/draw-bike.ts'
import { newInk } from '#/drawings/bike/ink.ts'
import { drawRider } from './draw-rider.ts'
import type { Kit } from './kit.ts'
import { poseOn } from './pose.ts'

/** A bike with its rider, in millimetres; the ground is y = 0 and the middle between the axles x = 0. */
export function drawRiddenBike(look: BikeLook, kit: Kit, idPrefix: string): string {
  const ridden: BikeLook = look.pedals ? look : { ...look, pedals: 'clipless' }
  const ink = newInk(`${idPrefix}r`)
  const { far, near } = drawRider(ink, poseOn(ridden), kit)
  return [far, bareBike(ridden, idPrefix), near, `<defs>${ink.definitions()}</defs>`].join('')
}

/** The bike alone, without the studio's ground. */
export const bareBike = (look: BikeLook, idPrefix: string): string =>
  inWholeMillimetres(bikeLayers(look, { idPrefix: `${idPrefix}b`, ground: false }).layers.join(''))

/**
 * In a landscape a millimetre is a quarter of a pixel, so tenths only add weight. Paths with relative steps keep
 * theirs, because their errors would add up.
 */
const inWholeMillimetres = (markup: string): string =>
  markup.replaceAll(/ d="([^a-y"]+)"/g, (_path, d: string) => {
    const coarse = d.replaceAll(/-?\d{2,}\.\d+/g, (number) => String(Math.round(Number(number))))
    return ` d="${coarse}"`
  })
