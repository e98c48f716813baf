import { createContext, useContext, useState } from 'react'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { type FormStep, hasErrors } from './form-steps.ts'

type OpenSteps = {
  /** A phone hides the fields of a folded step; they are sent nevertheless. */
  isFolded: (step: FormStep) => boolean
  /** Unfolds a step and folds the others. */
  open: (step: FormStep) => void
  /** Keeps a step unfolded in which the visitor is, so that it stays when its last error is gone. */
  keepOpen: (step: FormStep) => void
}

const OpenStepsContext = createContext<OpenSteps>({
  isFolded: () => false,
  open: () => {},
  keepOpen: () => {},
})

export const OpenStepsProvider = OpenStepsContext.Provider

/** The step that the visitor is at, and every step with an error, are unfolded; without scripts all are. */
export function useOpenSteps(errors: FieldErrors): OpenSteps {
  const hasScripts = useHasScripts()
  const [opened, setOpened] = useState<readonly FormStep[]>(['bike'])
  return {
    isFolded: (step) => hasScripts && !opened.includes(step) && !hasErrors(step, errors),
    open: (step) => setOpened([step]),
    keepOpen: (step) => setOpened((now) => (now.includes(step) ? now : [...now, step])),
  }
}

export const useStepFold = (): OpenSteps => useContext(OpenStepsContext)
