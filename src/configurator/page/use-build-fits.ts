import { useEffect, useState } from 'react'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import type { SizeFit } from '#/product/size/size-advice.ts'

/** The sections whose parts change how high the frame stands. */
const raising = ['fork', 'wheelset', 'tyres']

/**
 * Returns the figures by which the size finder judges each size. A build with another fork or other wheels is worked out by code
 * that is loaded when it is needed; until then the figures of the bike as shown stand.
 */
export function useBuildFits(
  bike: OfferedBike,
  choice: Choice,
  asShown: readonly SizeFit[],
): readonly SizeFit[] {
  const [standovers, setStandovers] = useState<ReadonlyMap<string, number>>(new Map())
  const isRaised = raising.some((key) => choice.parts[key] !== undefined)
  useEffect(() => {
    let isCurrent = isRaised
    const workOut = async () => {
      const { buildStandovers } = await import('#/configurator/build/build-standover.ts')
      if (isCurrent) setStandovers(buildStandovers(bike, choice))
    }
    if (isRaised) void workOut()
    return () => {
      isCurrent = false
    }
  }, [bike, choice, isRaised])
  if (!isRaised) return asShown
  return asShown.map((fit) => ({ ...fit, standover: standovers.get(fit.size) ?? fit.standover }))
}
