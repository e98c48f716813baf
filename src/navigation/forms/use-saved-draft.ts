import { type RefObject, useEffect } from 'react'
import { withoutSecrets } from '#/platform/forms/form-state.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const keyOf = (id: string) => `draft:${id}`

/** What was typed is not lost with a reload, a look at another page or a change of country; only in this tab. */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, id: string | null): void {
  useEffect(() => {
    const element = id === null ? null : form.current
    const keep = () => element && id !== null && keepDraft(element, id)
    if (element && id !== null) restore(element, id)
    element?.addEventListener('input', keep)
    return () => element?.removeEventListener('input', keep)
  }, [form, id])
}

/** The form has done its work. */
export const forgetDraft = (id: string): void => storage()?.removeItem(keyOf(id))

function keepDraft(form: HTMLFormElement, id: string) {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form))
    if (!isChoice(control) || control.checked) values[control.name] = control.value
  storage()?.setItem(keyOf(id), JSON.stringify(withoutSecrets(values)))
}

function restore(form: HTMLFormElement, id: string) {
  const kept = storage()?.getItem(keyOf(id))
  if (!kept) return
  const values = JSON.parse(kept) as Record<string, string>
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    // Of several ways one stays chosen, whatever was there to choose from before.
    if (isChoice(control) && (value !== undefined || control.type === 'checkbox'))
      control.checked = value === control.value
    else if (isChoice(control)) continue
    else if (value && control.value !== value) fill(control, value)
  }
}

/** A field that others depend on tells them. */
function fill(control: Control, value: string) {
  control.value = value
  if (control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }))
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Browsers that keep nothing (blocked, full, private) keep no drafts either. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
