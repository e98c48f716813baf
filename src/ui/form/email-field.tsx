import type { ReactNode } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'
import { TextField } from './form-field.tsx'

type EmailFieldProps = {
  form: Form
  label: string
  hint?: ReactNode
  value?: string | undefined
  /** `username` tells password managers that a password follows. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({ form, label, hint, value, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <TextField
      form={form}
      name="email"
      label={label}
      hint={hint}
      value={value}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}
