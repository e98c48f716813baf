import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/lister/cards/dispatch-day.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { TimelineStep } from './order-timeline.ts'

type TimelineProps = {
  steps: readonly TimelineStep[]
  /** The time from which an order can be collected, in words. */
  collectFrom: string | null
}

/** The steps from the order to its delivery, one below the other along a line. */
export function Timeline({ steps, collectFrom }: TimelineProps) {
  const t = useTranslations('confirmation.timeline')
  return (
    <section aria-labelledby="timeline-title" className="grid gap-5">
      <h2 id="timeline-title" className="title text-xl">
        {t('title')}
      </h2>
      <ol className="ml-1.5">
        {steps.map((step) => (
          <li
            key={step.kind}
            data-done={step.isDone || undefined}
            className="relative border-l-2 border-stone-300 pb-5 pl-6 before:absolute before:top-0 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-stone-500 before:bg-paper last:border-transparent last:pb-0 data-done:border-go data-done:before:border-go data-done:before:bg-go"
          >
            <p className="label leading-tight">{t(step.kind)}</p>
            <When step={step} collectFrom={collectFrom} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function When({ step, collectFrom }: { step: TimelineStep; collectFrom: string | null }) {
  const t = useTranslations('confirmation.timeline')
  const { locale } = useVisitor()
  const { kind, from, to } = step
  if (to === null) return null
  const last = dayInWords(to, locale)
  const time = kind === 'ready' && collectFrom !== null ? `, ${collectFrom}` : ''
  const words =
    from === null
      ? t('until', { date: last })
      : from === to
        ? `${last}${time}`
        : t('between', { from: dayInWords(from, locale), to: last })
  return <p className="figures text-stone-700">{words}</p>
}
