import { useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Prose } from '#/ui/prose.tsx'
import { timeLeft } from './time-left.ts'

type CountdownProps = {
  title: string
  html: string
  button: { label: string; to: string } | null
  until: number
  untilWords: string
}

/** The end as a date, and with scripts the time that is left. It disappears when the time is over. */
export function Countdown({ title, html, button, until, untilWords }: CountdownProps) {
  const t = useTranslations('content')
  const now = useSeconds()
  const left = now === null ? null : timeLeft(until - now)
  if (now !== null && now >= until) return null
  return (
    <section data-ground="ink" className="bg-ink text-paper">
      <div className="shell grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[1fr_auto_auto]">
        <div>
          <h2 className="title text-2xl">{title}</h2>
          {html !== '' && <Prose html={html} className="mt-2 text-stone-300" />}
          <p className="mt-2 text-stone-300">{t('until', { time: untilWords })}</p>
        </div>
        {/* The time that is left changes every second, which nobody wants to have read out. */}
        <dl aria-hidden className="figures flex gap-6">
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <div key={unit} className="flex w-14 flex-col-reverse">
              <dt className="text-sm text-stone-300">{t(`left.${unit}`)}</dt>
              <dd className="title text-3xl">{left ? left[unit] : '–'}</dd>
            </div>
          ))}
        </dl>
        {button && <ButtonLink to={button.to}>{button.label}</ButtonLink>}
      </div>
    </section>
  )
}

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}
const thisSecond = () => Math.floor(Date.now() / 1_000) * 1_000

/** The time, once a second; null on the server and until scripts run. */
const useSeconds = (): number | null => useSyncExternalStore(everySecond, thisSecond, () => null)
