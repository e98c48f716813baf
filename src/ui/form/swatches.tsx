import { VisuallyHidden } from '#/ui/visually-hidden.tsx'

declare module 'react' {
  /** A style may set variables that the style sheets read. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

export type Swatch = {
  value: string
  name: string
  /** One colour, or two for a fade. */
  colours: readonly [string, ...string[]]
  isAvailable?: boolean
}

type SwatchesProps = {
  legend: string
  /** The id of the form, where the swatches are outside of it. */
  form?: string
  name: string
  swatches: readonly Swatch[]
  value: string
  onChange?: (value: string) => void
}

/** Colours as dots on top of radio buttons; the selected colour is also named in text. */
export function Swatches({ legend, form, name, swatches, value, onChange }: SwatchesProps) {
  const chosen = swatches.find((swatch) => swatch.value === value)
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="label">{legend}</span>
        {chosen && <span className="ml-2 text-stone-600">{chosen.name}</span>}
      </legend>
      <div className="-ml-1.5 flex flex-wrap">
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            title={swatch.name}
            className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              form={form}
              name={name}
              value={swatch.value}
              checked={swatch.value === value}
              disabled={swatch.isAvailable === false}
              onChange={() => onChange?.(swatch.value)}
              className="peer sr-only"
            />
            <span
              style={{ '--swatch': swatchGround(swatch.colours) }}
              className="swatch size-7 outline-offset-3 peer-checked:outline-[1.5px] peer-checked:outline-ink peer-disabled:opacity-30"
            />
            <VisuallyHidden>{swatch.name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const swatchGround = ([first, second]: Swatch['colours']) =>
  second ? `linear-gradient(120deg, ${first} 35%, ${second} 65%)` : first
