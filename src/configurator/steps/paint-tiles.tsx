import { chosenPaint } from '#/configurator/choice/built.ts'
import { type Choice, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionStates } from '#/configurator/choice/option-states.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { PriceDifference } from './difference.tsx'
import { formId } from './form-id.ts'

type PaintTilesProps = {
  bike: OfferedBike
  store: BuildStore
  choice: Choice
  section: OfferedSection
}

/** Finishes and directions by name. Without a choice, the one that the paint has anyway is checked. */
export function PaintTiles({ bike, store, choice, section }: PaintTilesProps) {
  const states = optionStates(bike, choice, section).filter(({ part }) => part !== null)
  const chosen = partIn(section, choice)
  const paint = chosenPaint(bike, choice)?.paint
  const isApplied = (part: OfferedPart) => {
    if (chosen) return chosen.sku === part.sku
    if (!part.paint || !paint) return false
    return 'finish' in part.paint
      ? part.paint.finish === paint.finish
      : 'angle' in part.paint && part.paint.angle === paint.fade?.angle
  }
  return (
    <fieldset>
      <legend className="label mb-2 text-sm">{section.name}</legend>
      <div className="flex flex-wrap gap-1.5">
        {states.map(
          ({ part, leadsTo, price, isChosen }) =>
            part && (
              <label key={part.sku} className="size-tile px-4">
                <input
                  type="radio"
                  form={formId}
                  name={section.key}
                  value={part.sku}
                  checked={isApplied(part)}
                  disabled={leadsTo === null}
                  onChange={() => leadsTo && store.choose(leadsTo, section.key)}
                  className="sr-only"
                />
                <span>
                  {part.name}
                  {!isChosen && price !== 0 && (
                    <>
                      {' '}
                      <PriceDifference amount={price} currency={bike.currency} />
                    </>
                  )}
                </span>
              </label>
            ),
        )}
      </div>
    </fieldset>
  )
}
