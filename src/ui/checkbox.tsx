import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** How many products a filter's value would leave. */
  count?: number
}

export function Checkbox({ label, hint, count, id, ...rest }: CheckboxProps) {
  const madeId = useId()
  const ownId = id ?? madeId
  const hintId = `${ownId}-hint`
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          id={ownId}
          type="checkbox"
          aria-describedby={hint ? hintId : undefined}
          className="peer size-6 appearance-none rounded-sm border border-stone-500 bg-paper transition-colors checked:border-ink checked:bg-ink hover:border-ink disabled:border-stone-300 disabled:bg-stone-100 aria-invalid:border-stop"
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute size-5 fill-none stroke-paper stroke-2 opacity-0 peer-checked:opacity-100"
        >
          <path d="m5.5 12.5 4.25 4.25L18.5 8" />
        </svg>
      </span>
      <span className="grid flex-1 gap-1">
        <label htmlFor={ownId} className="flex justify-between gap-4 leading-6">
          {label}
          {count !== undefined && <span className="figures text-stone-600">{count}</span>}
        </label>
        {hint && (
          <span id={hintId} className="text-sm text-stone-600">
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
