import { type Choice, withPart } from './choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { optionStates } from './option-states.ts'
import { misfitsIn } from './resolve-conflicts.ts'

/** Whether a section has anything that can be chosen, be it with a change elsewhere. */
export function hasSelectableOption(bike: OfferedBike, section: OfferedSection): boolean {
  const asShown: Choice = { colour: bike.colours[0]?.code ?? '', size: null, parts: {} }
  const goesOnAtOnce = ({ sku }: OfferedPart) => {
    const next = withPart(bike, asShown, section, { sku, size: null })
    // a bike in another finish may be had as well
    return misfitsIn(bike, next, section.key).every(({ other }) => other === 'finish')
  }
  return (
    section.parts.some((part) => part.sku !== section.own && goesOnAtOnce(part)) ||
    optionStates(bike, asShown, section).some(
      ({ isChosen, leadsTo }) => !isChosen && leadsTo !== null,
    )
  )
}
