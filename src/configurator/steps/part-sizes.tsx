import { sizeName } from '#/configurator/choice/choice-url.ts'
import type { OfferedPart, OfferedSection, PartOffer } from '#/configurator/choice/offered.ts'
import { formId } from './form-id.ts'

type PartSizesProps = {
  section: OfferedSection
  part: OfferedPart
  chosen: PartOffer
  onChoose: (size: string) => void
}

/** The sizes of a chosen part, such as widths or lengths; they do not change the price. */
export function PartSizes({ section, part, chosen, onChoose }: PartSizesProps) {
  return (
    <fieldset className="grid gap-2 px-1 pt-1 pb-2">
      <legend className="label mb-2 text-sm">{section.sizeName ?? section.name}</legend>
      <div className="flex flex-wrap gap-1.5">
        {part.offers.toSorted(byMeasure).map(({ sku, size, days }) => (
          <label key={sku} className="size-tile min-w-16">
            <input
              type="radio"
              form={formId}
              name={sizeName(section.key)}
              value={size?.code ?? ''}
              checked={sku === chosen.sku}
              disabled={days === null}
              onChange={() => size && onChoose(size.code)}
              className="sr-only"
            />
            {size?.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A part's first offer is the size it is usually fitted in, not always the smallest. */
const byMeasure = (a: PartOffer, b: PartOffer) => Number(a.size?.code) - Number(b.size?.code) || 0
