import { useTranslations } from '#/i18n/use-translations.tsx'
import type { ProgressView } from '#/orders/order/order-progress.ts'
import { Icon } from '#/ui/icon.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'

type OrderTimelineProps = {
  progress: ProgressView
  /** The id of its heading; without one it is named for screen readers. */
  labelledBy?: string
}

/** The stations of an order on a line: a finished one has a tick, the current one is blue, with a dot until it is the last. */
export function OrderTimeline({ progress, labelledBy }: OrderTimelineProps) {
  const t = useTranslations('orderProgress')
  const label = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': t('label') }
  return (
    <section {...label}>
      <ol>
        {progress.map(({ station, on, standing }, index) => (
          <li
            key={station}
            data-standing={standing}
            aria-current={standing === 'now' ? 'step' : undefined}
            className="group relative grid grid-cols-[1.5rem_1fr] gap-4 pb-6 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-6 bottom-0 left-[0.6875rem] w-0.5 bg-stone-300 group-last:hidden group-data-[standing=done]:bg-ink"
            />
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full border-2 border-stone-300 bg-paper text-paper group-data-[standing=done]:border-ink group-data-[standing=done]:bg-ink group-data-[standing=now]:border-signal group-data-[standing=now]:bg-signal"
            >
              {standing === 'done' || (standing === 'now' && index === progress.length - 1) ? (
                <Icon name="check" size={14} />
              ) : (
                <span className="size-2 rounded-full bg-paper" />
              )}
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 group-data-[standing=ahead]:text-stone-600">
              <span className="label">
                {t(`stations.${station}`)}
                {standing === 'now' && <VisuallyHidden> ({t('here')})</VisuallyHidden>}
              </span>
              {on && <span className="figures text-sm text-stone-600">{on}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
