import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { valuesOf } from '#/navigation/forms/use-form.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { type FormStep, formSteps, hasErrors, stepId } from './form-steps.ts'

type FormRef = RefObject<HTMLFormElement | null>

/** The steps without an error, by the rules that the form is sent with. Without scripts none is marked. */
export function useDoneSteps(
  form: FormRef,
  check: (values: FormValues) => FieldErrors,
): readonly FormStep[] {
  const [done, setDone] = useState<readonly FormStep[]>([])
  const update = useEffectEvent((element: HTMLFormElement) => {
    const errors = check(valuesOf(element))
    const now = keysOf(formSteps).filter((step) => !hasErrors(step, errors))
    setDone((before) => (before.join() === now.join() ? before : now))
  })
  useEffect(() => {
    const element = form.current
    let frame = 0
    // A frame later a saved draft is restored as well, and a burst of changes is checked once.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => element && update(element))
    }
    look()
    element?.addEventListener('input', look)
    // A file counts when its hidden field appears, which fires no event.
    const files = new MutationObserver(look)
    if (element) files.observe(element, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      element?.removeEventListener('input', look)
      files.disconnect()
    }
  }, [form])
  return done
}

/** The step in the middle of the window. */
export function useCurrentStep(form: FormRef): FormStep | null {
  const [current, setCurrent] = useState<FormStep | null>(null)
  useEffect(() => {
    const steps = new Map(keysOf(formSteps).map((step) => [stepId(step), step]))
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(steps.get(entered.target.id) ?? null)
      },
      { rootMargin: '-35% 0px -64% 0px' },
    )
    for (const section of form.current?.querySelectorAll('section') ?? [])
      if (steps.has(section.id)) observer.observe(section)
    return () => observer.disconnect()
  }, [form])
  return current
}
