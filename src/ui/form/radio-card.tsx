import type { InputHTMLAttributes, ReactNode } from 'react'

type RadioGroupProps = {
  legend: string
  hint?: string
  children: ReactNode
  className?: string
  /** True where a heading above already says the same. */
  isLegendHidden?: boolean
}

/** A native radio group: arrow keys, one tab stop, posted with its form. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, children, className = 'grid gap-2', isLegendHidden = false } = props
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'label mb-3 text-sm'}>
        {legend}
        {hint && <span className="ml-2 font-normal text-stone-600">{hint}</span>}
      </legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  /** A line of small print, such as stock, date or weight. */
  note?: ReactNode
  /** A price or price difference at the right edge. */
  aside?: ReactNode
}

/** A radio option as a card with a note; the whole card is clickable. */
export function RadioCard({ label, note, aside, ...rest }: RadioCardProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 rounded-sm border border-stone-300 px-4 py-3 transition-colors hover:border-ink has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-signal has-disabled:cursor-not-allowed has-disabled:border-stone-200 has-disabled:bg-stone-50 has-disabled:text-stone-600">
      <input {...rest} type="radio" className="sr-only" />
      <span className="grid flex-1">
        <span className="label">{label}</span>
        {note && <span className="text-sm text-stone-600">{note}</span>}
      </span>
      {aside && <span className="figures shrink-0 text-sm">{aside}</span>}
    </label>
  )
}
