import { sizeFit } from '#/product/bike/bike-view.ts'
import type { SizeFit } from '#/product/size/size-advice.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { buildLook } from './build-look.ts'

/** What the size finder judges each size of a build by: a longer fork and larger tyres lift the top tube. */
export const buildFits = (bike: OfferedBike, choice: Choice): SizeFit[] =>
  bike.sizes.map((record) => {
    const look = buildLook(bike, { ...choice, size: record.size })
    return sizeFit(
      look ? { ...record, geometry: look.geometry } : record,
      look?.wheels ?? { size: '700c', tyreWidth: 32 },
    )
  })
