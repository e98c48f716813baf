import { swatchGround, type Swatch } from '#/ui/form/swatch.ts'

type NamedSwatchesProps = {
  id?: string
  legend: string
  form: string
  name: string
  swatches: readonly Swatch[]
  value: string
  onChange: (value: string) => void
}

/** A colour card: radio buttons with the name of each colour below it, so that none has to be chosen to be read. */
export function NamedSwatches(props: NamedSwatchesProps) {
  const { id, legend, form, name, swatches, value, onChange } = props
  const chosen = swatches.find((swatch) => swatch.value === value)
  return (
    <fieldset id={id}>
      <legend className="mb-2 text-sm">
        <span className="label">{legend}</span>
        {chosen && <span className="ml-2 text-stone-600">{chosen.name}</span>}
      </legend>
      <div className="palette">
        {swatches.map((swatch) => (
          <label key={swatch.value}>
            <input
              type="radio"
              form={form}
              name={name}
              value={swatch.value}
              checked={swatch.value === value}
              disabled={swatch.isAvailable === false}
              onChange={() => onChange(swatch.value)}
            />
            <span style={{ '--swatch': swatchGround(swatch.colours) }} className="swatch" />
            {swatch.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
