import { type Choice, withPart } from './choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { optionStates } from './option-states.ts'
import { misfitsIn } from './resolve-conflicts.ts'

/** Whether a section has any option that can be chosen, possibly with changes in other sections. */
export function hasSelectableOption(bike: OfferedBike, section: OfferedSection): boolean {
  const asShown: Choice = { colour: bike.colours[0]?.code ?? '', size: null, parts: {} }
  const fitsAsShown = ({ sku }: OfferedPart) => {
    const next = withPart(bike, asShown, section, { sku, size: null })
    // the finish can be changed as well, so it does not rule a part out
    return misfitsIn(bike, next, section.key).every(({ other }) => other === 'finish')
  }
  return (
    section.parts.some((part) => part.sku !== section.own && fitsAsShown(part)) ||
    optionStates(bike, asShown, section).some(
      ({ isChosen, leadsTo }) => !isChosen && leadsTo !== null,
    )
  )
}
