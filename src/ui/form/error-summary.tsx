import { useEffect, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'
import { usePageForm } from './form-context.ts'

/** Lists all errors with links to their fields. Takes the focus whenever the form is refused. */
export function ErrorSummary() {
  const { form, labels } = usePageForm()
  const t = useTranslations('fieldErrors')
  const text = useMessageText()
  const box = useRef<HTMLDivElement>(null)
  const { fields, summary, attempt } = form.problems
  const invalid = inOrder(Object.keys(fields), Object.keys(labels))

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  const isValid = Object.keys(fields).length === 0 && !summary
  if (attempt === 0 || isValid) return null
  const sentence = summary ?? (invalid.length === 0 ? generalError : null)
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 border-l-2 border-stop bg-stop-wash px-4 py-3 focus-visible:outline-offset-2"
    >
      <Icon name="alert" size={20} className="mt-0.5 text-stop" />
      <div className="grid gap-1">
        <p className="label">
          {sentence ? text(sentence) : t('summary', { count: invalid.length })}
        </p>
        <ul className="grid gap-1 empty:hidden">
          {invalid.map((name) => (
            <li key={name}>
              <a href={`#${form.fieldId(name)}`} className="text-sm underline">
                {fields[name]?.[0] && summaryLine(labels[name] ?? '', text(fields[name][0]))}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A message that names its field stands alone; a question is followed by its error without a colon. */
function summaryLine(label: string, message: string): string {
  if (message.toLowerCase().includes(label.toLowerCase())) return message
  return label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`
}

/** For an error of no field on the page. */
const generalError = { key: 'refusals.invalid-input', values: {} }

const inOrder = (names: string[], order: string[]) => order.filter((name) => names.includes(name))
