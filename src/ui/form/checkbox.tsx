import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const ownId = id ?? generatedId
  const hintId = `${ownId}-hint`
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5">
      <input
        {...rest}
        id={ownId}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="tick"
      />
      <span className="grid flex-1 gap-1">
        <label htmlFor={ownId} className="flex justify-between gap-4 leading-6">
          {label}
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
