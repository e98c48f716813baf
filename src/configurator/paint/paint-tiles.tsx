import type { ReactNode } from 'react'
import { chosenPaint } from '#/configurator/choice/built.ts'
import { type Choice, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionStates } from '#/configurator/choice/option-states.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import type { Paint } from '#/drawings/bike/bike-look.ts'
import { PriceDifference } from '#/configurator/steps/difference.tsx'
import { FadePicture } from './fade-picture.tsx'
import { formId } from '#/configurator/steps/form-id.ts'

type PaintTilesProps = {
  bike: OfferedBike
  store: BuildStore
  choice: Choice
  section: OfferedSection
}

/**
 * Finishes by name and directions of a fade as small drawings. Without a choice, the one that the paint has anyway
 * is checked.
 */
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
  const applied = states.find(({ part }) => part && isApplied(part))?.part
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="label">{section.name}</span>
        {applied && <span className="ml-2 text-stone-600">{applied.name}</span>}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {states.map(
          ({ part, leadsTo, price, isChosen }) =>
            part && (
              <Tile key={part.sku} picture={fadeOf(part, paint)} name={part.name}>
                <input
                  type="radio"
                  form={formId}
                  name={section.key}
                  value={part.sku}
                  checked={isApplied(part)}
                  disabled={leadsTo === null}
                  onChange={() => leadsTo && store.choose(leadsTo, section.key)}
                  className="peer sr-only"
                />
                {!isChosen && price !== 0 && (
                  <>
                    {' '}
                    <PriceDifference amount={price} currency={bike.currency} />
                  </>
                )}
              </Tile>
            ),
        )}
      </div>
    </fieldset>
  )
}

type TileProps = { picture: ReactNode; name: string; children: [ReactNode, ReactNode] }

/** With a drawing, the name is for screen readers and in a tooltip; the chosen one is beside the title. */
const Tile = ({ picture, name, children: [input, extra] }: TileProps) =>
  picture ? (
    <label title={name} className="picture-tile">
      {input}
      {picture}
      <span className="sr-only">
        {name}
        {extra}
      </span>
    </label>
  ) : (
    <label className="size-tile px-4">
      {input}
      <span>
        {name}
        {extra}
      </span>
    </label>
  )

const fadeOf = (part: OfferedPart, paint: Paint | undefined): ReactNode =>
  part.paint && 'angle' in part.paint && paint?.fade ? (
    <FadePicture colours={[paint.colour, paint.fade.colour]} angle={part.paint.angle} />
  ) : null
