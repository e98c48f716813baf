import type { MouseEvent } from 'react'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { chaptersOf } from './chapters.ts'
import { stepId } from './form-id.ts'
import { stageButton } from './stage-button.ts'

const listId = 'step-index'

/** A list of all steps, which leads to each. Without scripts its button and its links work as well. */
export function StepIndex({ bike }: { bike: OfferedBike }) {
  const t = useTranslations('configurator')
  const tProduct = useTranslations('product')
  const steps = bike.sections.filter(({ parts }) => parts.every(({ paint }) => paint === null))
  const isPainted = steps.length < bike.sections.length
  const first = [
    { key: 'size', name: tProduct('size') },
    { key: 'colour', name: tProduct('colour') },
    ...(isPainted ? [{ key: 'frameColour', name: t('paint.title') }] : []),
  ]
  return (
    <nav aria-label={t('index')} data-print="hidden">
      <button type="button" popoverTarget={listId} className={stageButton}>
        <Icon name="menu" size={20} />
        {/* On a phone the bike needs the room. */}
        <span className="max-lg:sr-only">{t('index')}</span>
      </button>
      <div
        id={listId}
        popover="auto"
        className="m-auto max-h-[75dvh] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto rounded-sm bg-paper p-4 shadow-lg"
      >
        <ul className="grid grid-cols-2 gap-x-4 text-sm">
          {[...first, ...chaptersOf(steps).flatMap(({ sections }) => sections)].map(
            ({ key, name }) => (
              <li key={key}>
                <a
                  href={`#${stepId(key)}`}
                  onClick={goToStep}
                  className="flex min-h-11 items-center hover:underline"
                >
                  {name}
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </nav>
  )
}

/** Opens the step and moves the focus to it; a plain link would leave the list open and the step closed. */
function goToStep(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(listId)?.hidePopover()
  const step = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (step instanceof HTMLDetailsElement) step.open = true
  step?.scrollIntoView({ block: 'start' })
  step
    ?.querySelector<HTMLElement>('summary, input:checked, input:enabled')
    ?.focus({ preventScroll: true })
}
