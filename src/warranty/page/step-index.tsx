import { flushSync } from 'react-dom'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { classes } from '#/ui/classes.ts'
import { usePageForm } from '#/ui/form/form-context.ts'
import { Icon } from '#/ui/icon.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { type FormStep, formSteps, hasErrors, stepId } from './form-steps.ts'
import { useCurrentStep, useDoneSteps } from './use-step-progress.ts'

type StepIndexProps = {
  check: (values: FormValues) => FieldErrors
  onStep: (step: FormStep) => void
}

/** Stays above the form: what there is to fill in, what is done, and where the visitor is. */
export function StepIndex({ check, onStep }: StepIndexProps) {
  const t = useTranslations('warranty.steps')
  const { form } = usePageForm()
  const done = useDoneSteps(form.props.ref, check)
  const current = useCurrentStep(form.props.ref)
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-(--header-height) z-2 -mx-(--gutter) border-b border-stone-200 bg-paper px-(--gutter) lg:mx-0 lg:px-0"
    >
      <ol className="grid grid-cols-4">
        {keysOf(formSteps).map((step, index) => {
          const isWrong = hasErrors(step, form.problems.fields)
          const isDone = done.includes(step) && !isWrong
          return (
            <li key={step}>
              <a
                href={`#${stepId(step)}`}
                // The browser scrolls to the step right after the click, when it must be unfolded.
                onClick={() => flushSync(() => onStep(step))}
                aria-current={step === current ? 'step' : undefined}
                className="-mb-px flex min-h-14 items-center gap-2 border-b-2 border-transparent text-sm no-underline aria-[current]:border-ink max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:py-1.5"
              >
                <span
                  aria-hidden
                  className={classes(
                    'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                    isWrong && 'border-stop bg-stop text-paper',
                    isDone && 'border-ink bg-ink text-paper',
                    !isWrong && !isDone && 'border-stone-400',
                  )}
                >
                  {isWrong ? '!' : isDone ? <Icon name="check" size={14} /> : index + 1}
                </span>
                {t(step)}
                {(isWrong || isDone) && (
                  <VisuallyHidden>{`(${t(isWrong ? 'wrong' : 'done')})`}</VisuallyHidden>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
