import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { classes } from '#/ui/classes.ts'
import { Button } from '#/ui/form/button.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { type FormStep, formSteps, stepId } from './form-steps.ts'
import { useStepFold } from './use-open-steps.ts'

type ClaimSectionProps = { step: FormStep; title: string; children: ReactNode }

/** A step of the claim with its heading. A phone folds it while the visitor is at another step. */
export function ClaimSection({ step, title, children }: ClaimSectionProps) {
  const t = useTranslations('warranty.steps')
  const fold = useStepFold()
  const isFolded = fold.isFolded(step)
  const hasScripts = useHasScripts()
  const steps = keysOf(formSteps)
  const next = steps[steps.indexOf(step) + 1]
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = `${stepId(step)}-title`
  return (
    <section
      id={stepId(step)}
      aria-labelledby={headingId}
      className="grid scroll-mt-14 gap-5 border-t border-stone-200 py-8 first-of-type:border-0 first-of-type:pt-0 max-lg:py-5"
    >
      <div className="relative">
        <p className="figures text-sm text-stone-600">
          {t('of', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </p>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="title text-xl">
          {title}
        </h2>
        {isFolded && (
          <button
            type="button"
            aria-expanded={false}
            aria-label={t('open', { title })}
            onClick={() => {
              flushSync(() => fold.open(step))
              heading.current?.focus()
            }}
            className="absolute inset-0 flex items-center justify-end after:size-5 after:chevron lg:hidden"
          />
        )}
      </div>
      <div
        onFocus={() => fold.keepOpen(step)}
        className={classes('grid gap-5', isFolded && 'max-lg:hidden')}
      >
        {children}
        {hasScripts && next && (
          <Button
            kind="secondary"
            className="justify-self-start lg:hidden"
            onClick={() => {
              flushSync(() => fold.open(next))
              const section = document.getElementById(stepId(next))
              section?.scrollIntoView()
              section?.querySelector('h2')?.focus({ preventScroll: true })
            }}
          >
            {t('continue')}
          </Button>
        )}
      </div>
    </section>
  )
}
