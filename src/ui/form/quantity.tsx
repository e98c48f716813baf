import { useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import type { IconName } from '#/ui/icon-paths.ts'

type QuantityProps = {
  /** The accessible name, which says what is counted. */
  label: string
  value: number
  max: number
  name?: string
  onChange: (value: number) => void
}

/** A number input with minus and plus buttons. */
export function Quantity({ label, value, max, name, onChange }: QuantityProps) {
  const t = useTranslations('quantity')
  const id = useId()
  const change = (next: number) => onChange(Math.min(max, Math.max(1, next)))
  return (
    <div className="inline-flex items-stretch rounded-sm border border-stone-500">
      <Step
        icon="minus"
        label={t('less')}
        isDisabled={value <= 1}
        onStep={() => change(value - 1)}
      />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber
          if (Number.isInteger(typed)) change(typed)
        }}
        className="figures w-11 appearance-none bg-transparent text-center [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Step
        icon="plus"
        label={t('more')}
        isDisabled={value >= max}
        onStep={() => change(value + 1)}
      />
    </div>
  )
}

type StepProps = { icon: IconName; label: string; isDisabled: boolean; onStep: () => void }

function Step({ icon, label, isDisabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onStep}
      className="grid size-11 place-items-center transition-colors hover:bg-stone-100 disabled:bg-transparent disabled:text-stone-400"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
