import type { ReactNode } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'
import { TextField } from '#/ui/form/form-field.tsx'

type EmailFieldProps = {
  form: Form
  label: string
  hint?: ReactNode
  /** `username` tells password managers that a password follows. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({ form, label, hint, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <TextField
      form={form}
      name="email"
      label={label}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}
