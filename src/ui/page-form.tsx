import type { ReactNode } from 'react'
import type { Form } from '#/navigation/use-form.ts'
import { formIdField } from '#/platform/form-state.ts'
import { ErrorSummary } from './error-summary.tsx'

type PageFormProps = {
  form: Form
  /** What the fields are called, in their order on the page. */
  labels: Readonly<Record<string, string>>
  className?: string
  children: ReactNode
}

/** A form that is sent to the page it stands on, its complaints on top. */
export function PageForm({ form, labels, className = 'grid gap-6', children }: PageFormProps) {
  return (
    <form {...form.props} className={className}>
      <input type="hidden" name={formIdField} value={form.id} />
      <ErrorSummary form={form} labels={labels} />
      {children}
    </form>
  )
}
