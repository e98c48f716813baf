import type { ReactNode } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'
import { Button } from './button.tsx'
import type { ButtonKind } from './button-look.ts'

type SubmitButtonProps = {
  form: Form
  children: ReactNode
  kind?: ButtonKind
  className?: string
  /** Identifies the button where a form has several. */
  name?: string
  value?: string
}

/** Submits its form; it is inactive until the response arrives. */
export function SubmitButton({ form, children, ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" isLoading={form.isPending} aria-disabled={form.isPending}>
      {children}
    </Button>
  )
}
