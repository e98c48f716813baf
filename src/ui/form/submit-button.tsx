import type { ReactNode } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'
import { Button } from './button.tsx'
import type { ButtonKind } from './button-look.ts'

type SubmitButtonProps = {
  form: Form
  children: ReactNode
  kind?: ButtonKind
  className?: string
  /** Where a form has several ways on: which one this is. */
  name?: string
  value?: string
}

/** Sends its form once: while the answer is on its way a second press does nothing. */
export function SubmitButton({ form, children, ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" isLoading={form.isPending} aria-disabled={form.isPending}>
      {children}
    </Button>
  )
}
