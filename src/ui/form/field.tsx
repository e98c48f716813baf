import { type ReactNode, useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'

/** Props the control must spread, so that label, hint and error are associated with it. */
export type ControlProps = {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | null
  isOptional?: boolean
  /** A class of the word "optional", where CSS decides whether the field is. */
  optionalClass?: string
  /** The control's id, where an error summary links to it. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** The label is above, the error between field and hint. Optional fields are marked. */
export function Field(props: FieldProps) {
  const { label, hint, error, isOptional = false, optionalClass = '', id, children } = props
  const t = useTranslations('form')
  const generatedId = useId()
  const controlId = id ?? generatedId
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-2">
      <label
        htmlFor={controlId}
        className="label flex items-baseline justify-between gap-4 text-sm"
      >
        {label}
        {isOptional && (
          <span className={`font-normal text-stone-600 ${optionalClass}`}>{t('optional')}</span>
        )}
      </label>
      {children({
        id: controlId,
        required: !isOptional,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-2 text-sm text-stop">
          <Icon name="alert" size={18} className="mt-px" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-stone-600">
          {hint}
        </p>
      )}
    </div>
  )
}
