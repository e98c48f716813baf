import { useId } from 'react'

type SliderProps = {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value as it is read out. */
  valueText: string
  /** Values that the browser marks on the track. */
  marks?: readonly number[]
  onMove: (value: number) => void
}

/** A handle is 24 px wide and stays within its track. */
const at = (percent: number) => `calc(12px + (100% - 24px) * ${percent / 100})`

/** A native slider on a line, filled up to its handle. */
export function Slider(props: SliderProps) {
  const { label, min, max, step, value, valueText, marks, onMove } = props
  const id = useId()
  const share = Math.max(0, Math.min(100, (100 * (value - min)) / (max - min)))
  return (
    <span className="relative block h-11 min-w-0 flex-1">
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-stone-300" />
      <span
        style={{ right: at(100 - share) }}
        className="absolute top-1/2 left-0 h-0.5 -translate-y-1/2 bg-ink"
      />
      {marks?.map((mark) => (
        <span
          key={mark}
          style={{ left: at((100 * (mark - min)) / (max - min)) }}
          className="absolute top-1/2 h-2 w-px -translate-y-1/2 bg-stone-400"
        />
      ))}
      <input
        type="range"
        list={marks && id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onMove(Number(target.value))}
        className="slider-handle pointer-events-auto cursor-pointer"
      />
      {marks && (
        <datalist id={id}>
          {marks.map((mark) => (
            <option key={mark} value={mark}>
              {mark}
            </option>
          ))}
        </datalist>
      )}
    </span>
  )
}
