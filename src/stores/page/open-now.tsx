import { useTranslations } from '#/i18n/use-translations.tsx'
import { openState, type OpenState } from '#/stores/hours/open-state.ts'
import { timeInWords } from '#/stores/hours/time-in-words.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Opening } from './store-view.ts'
import { useClock } from './use-clock.ts'

/** Whether a store is open, in words first and in colour second. */
export function OpenNow({ opening }: { opening: Opening }) {
  const t = useTranslations('stores.state')
  const { locale } = useVisitor()
  const now = useClock(opening.now)
  const state = openState(opening.periods, now, opening.timeZone)
  const isOpen = state.kind === 'open' || state.kind === 'closes-soon'
  return (
    <span className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={classes(
          'size-2 shrink-0 -translate-y-px rounded-full',
          isOpen ? 'bg-go' : 'bg-stone-400',
        )}
      />
      {sentence(state)}
    </span>
  )

  function sentence(said: OpenState): string {
    switch (said.kind) {
      case 'open':
        return t('open', { time: timeInWords(said.to, locale) })
      case 'closes-soon':
      case 'opens-soon':
        return t(said.kind, { minutes: said.minutes })
      case 'opens-today':
      case 'opens-tomorrow':
        return t(said.kind, { time: timeInWords(said.from, locale) })
      case 'opens-later':
        return t(said.kind, { day: dayName(said.day), time: timeInWords(said.from, locale) })
      case 'closed':
        return t('closed')
    }
  }

  function dayName(day: string): string {
    return opening.periods.find((period) => period.day === day)?.dayName ?? day
  }
}
