import { createContext, use } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'

type FormContent = {
  form: Form
  /** Field labels in their order on the page. */
  labels: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormContent | null>(null)

/** The label of a field: its own, or the one that the form has for its name. */
export function useLabel(name: string, own?: string): string {
  const { labels } = usePageForm()
  const label = own ?? labels[name]
  // Journeys fail on what is written to the console; a shopper gets a field that works.
  if (label === undefined) console.error(`The form has no label for its field "${name}".`)
  return label ?? name
}

/** The form that a field or a button stands in. */
export function usePageForm(): FormContent {
  const content = use(FormContext)
  if (!content) throw new Error('A field or a submit button needs a PageForm around it.')
  return content
}
