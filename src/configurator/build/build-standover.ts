import { derivedGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { buildLook } from './build-look.ts'

/** The standover height of a build in millimetres, by size: a longer fork and larger tyres lift the top tube. */
export const buildStandovers = (bike: OfferedBike, choice: Choice): ReadonlyMap<string, number> =>
  new Map(
    bike.sizes.flatMap(({ size }) => {
      const look = buildLook(bike, { ...choice, size })
      return look ? [[size, Math.round(derivedGeometry(look.geometry, look.wheels).standover)]] : []
    }),
  )
