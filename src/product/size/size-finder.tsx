import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Field } from '#/ui/form/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { saveRider } from './saved-rider.ts'
import { type Rider, riderFieldId, riderFrom, riderLimits, type SizeAdvice } from './size-advice.ts'
import { SizeAdviceText } from './size-advice-text.tsx'

type SizeFinderProps = {
  rider: Rider | null
  /** Null where the page shows the answer beside the sizes. */
  advice: SizeAdvice | null
  onRider: (rider: Rider) => void
  /** Measurements that nobody has were typed, so that an earlier answer is out of date. */
  onMistake?: () => void
  /** Other parameters of the URL, which the form has to send along without scripts. */
  hiddenFields: Readonly<Record<string, string>>
}

/** Recommends a size from height and inside leg. Without scripts the server does. */
export function SizeFinder({ rider, advice, onRider, onMistake, hiddenFields }: SizeFinderProps) {
  const t = useTranslations('product.sizeFinder')
  const [hasFailed, setFailed] = useState(false)
  const answerId = useId()
  // Feet and inches need letters; elsewhere digits are enough.
  const keyboard = useVisitor().locale === 'en' ? 'text' : 'decimal'

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = riderFrom(textOf(form.get('height')), textOf(form.get('inseam')))
    setFailed(typed === null)
    if (!typed) return onMistake?.()
    saveRider(typed)
    onRider(typed)
  }

  return (
    <details className="group border-y border-stone-200" open={rider !== null || undefined}>
      <summary className="flex min-h-14 items-center gap-3 py-3">
        <Icon name="ruler" size={20} />
        <span className="label flex-1 text-sm">{t('title')}</span>
        <Icon name="chevronDown" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <form method="get" onSubmit={answer} className="grid gap-4 pb-5" noValidate>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid grid-cols-2 gap-4">
          <Field
            id={riderFieldId}
            label={t('height')}
            error={hasFailed ? t('heightError', riderLimits.height) : null}
          >
            {(control) => (
              <TextInput
                {...control}
                key={rider?.height}
                name="height"
                inputMode={keyboard}
                autoComplete="off"
                defaultValue={rider?.height ?? ''}
              />
            )}
          </Field>
          <Field label={t('inseam')}>
            {({ required: _required, ...control }) => (
              <TextInput
                {...control}
                key={rider?.inseam}
                name="inseam"
                inputMode={keyboard}
                autoComplete="off"
                defaultValue={rider?.inseam ?? ''}
              />
            )}
          </Field>
        </div>
        <p className="text-sm text-stone-600">{t('hint')}</p>
        <Button type="submit" kind="secondary" size="small" className="justify-self-start">
          {t('submit')}
        </Button>
        <div id={answerId} aria-live="polite">
          {!hasFailed && rider && advice && <SizeAdviceText advice={advice} />}
        </div>
      </form>
    </details>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null)
