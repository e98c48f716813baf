import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { type ClaimStep, claimSteps, stepId } from './claim-steps.ts'

type ClaimSectionProps = { step: ClaimStep; title: string; children: ReactNode }

/** A step of the claim with its heading. */
export function ClaimSection({ step, title, children }: ClaimSectionProps) {
  const t = useTranslations('warranty.steps')
  const steps = keysOf(claimSteps)
  const heading = `${stepId(step)}-title`
  return (
    <section
      id={stepId(step)}
      aria-labelledby={heading}
      className="grid scroll-mt-14 gap-5 border-t border-stone-200 py-8 first-of-type:border-0 first-of-type:pt-0"
    >
      <div>
        <p className="figures text-sm text-stone-600">
          {t('of', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </p>
        <h2 id={heading} className="title text-xl">
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
