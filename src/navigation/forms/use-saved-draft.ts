import { type RefObject, useEffect } from 'react'
import { withoutSecrets } from '#/platform/forms/form-state.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const keyOf = (id: string) => `draft:${id}`

/** Keeps typed values across a reload, a visit to another page or a change of country, in this tab only. */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, id: string | null): void {
  useEffect(() => {
    const element = id === null ? null : form.current
    const saveInput = () => element && id !== null && saveDraft(element, id)
    if (element && id !== null) restore(element, id)
    element?.addEventListener('input', saveInput)
    return () => element?.removeEventListener('input', saveInput)
  }, [form, id])
}

/** Called once the form has been accepted. */
export const clearDraft = (id: string): void => storage()?.removeItem(keyOf(id))

function saveDraft(form: HTMLFormElement, id: string) {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form))
    if (!isChoice(control) || control.checked) values[control.name] = control.value
  storage()?.setItem(keyOf(id), JSON.stringify(withoutSecrets(values)))
}

function restore(form: HTMLFormElement, id: string) {
  const saved = storage()?.getItem(keyOf(id))
  if (!saved) return
  const values: unknown = JSON.parse(saved)
  if (!isObject(values)) return
  for (const control of controlsOf(form)) {
    const stored = values[control.name]
    const value = isText(stored) ? stored : undefined
    // A radio group keeps its current choice when the draft holds no value for it.
    if (isChoice(control) && (value !== undefined || control.type === 'checkbox'))
      control.checked = value === control.value
    else if (isChoice(control)) continue
    else if (value && control.value !== value) fill(control, value)
  }
}

/** A select also fires `change`, since other fields may depend on it. */
function fill(control: Control, value: string) {
  control.value = value
  if (control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }))
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && !['hidden', 'file'].includes(element.type)) ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Returns null where the browser blocks session storage; drafts are then not saved. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
