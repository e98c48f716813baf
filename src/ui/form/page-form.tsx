import type { ReactNode } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'
import { formIdField } from '#/platform/forms/form-state.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'

type PageFormProps = {
  form: Form
  /** The labels of the fields by their names, in their order on the page. */
  labels?: Readonly<Record<string, string>>
  className?: string
  /** The page that takes the form without scripts; by default the one it is on. */
  action?: string
  /** True where the form sends files when scripts do not run. */
  hasFiles?: boolean
  /** Content above the error summary. */
  title?: ReactNode
  children: ReactNode
}

/** A form that posts to its own page, with its errors on top. */
export function PageForm(props: PageFormProps) {
  const { form, labels = {}, className = 'grid gap-6', action, hasFiles, title, children } = props
  return (
    <form
      {...form.props}
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className={className}
    >
      <FormContext value={{ form, labels }}>
        <input type="hidden" name={formIdField} value={form.id} />
        {title}
        <ErrorSummary />
        {children}
      </FormContext>
    </form>
  )
}
