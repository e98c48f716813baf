import { useEffect, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Form } from '#/navigation/forms/use-form.ts'
import { Icon } from '#/ui/icon.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'

type ErrorSummaryProps = {
  form: Form
  /** What the fields are called, in their order on the page. */
  labels: Readonly<Record<string, string>>
}

/** All that is wrong, each with the way to its field. Takes the focus whenever the form comes back. */
export function ErrorSummary({ form, labels }: ErrorSummaryProps) {
  const t = useTranslations('fieldErrors')
  const text = useMessageText()
  const box = useRef<HTMLDivElement>(null)
  const { fields, summary, attempt } = form.problems
  const wrong = inOrder(Object.keys(fields), Object.keys(labels))

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  const isRight = Object.keys(fields).length === 0 && !summary
  if (attempt === 0 || isRight) return null
  const sentence = summary ?? (wrong.length === 0 ? somethingElse : null)
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 border-l-2 border-stop bg-stop-wash px-4 py-3 focus-visible:outline-offset-2"
    >
      <Icon name="alert" size={20} className="mt-0.5 text-stop" />
      <div className="grid gap-1">
        <p className="label">{sentence ? text(sentence) : t('summary', { count: wrong.length })}</p>
        <ul className="grid gap-1 empty:hidden">
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${form.fieldId(name)}`} className="text-sm underline">
                {labels[name]}
                {': '}
                {fields[name]?.[0] && text(fields[name][0])}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** For a problem that no field of the page shows. */
const somethingElse = { key: 'refusals.invalid-input', values: {} }

const inOrder = (names: string[], order: string[]) => order.filter((name) => names.includes(name))
