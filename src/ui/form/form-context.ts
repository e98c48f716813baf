import { createContext, use } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'

type FormContent = {
  form: Form
  /** Field labels in their order on the page. */
  labels: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormContent | null>(null)

/** The form that a field or a button stands in. */
export function usePageForm(): FormContent {
  const content = use(FormContext)
  if (!content) throw new Error('A field or a submit button needs a PageForm around it.')
  return content
}
