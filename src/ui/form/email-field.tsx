import type { ReactNode } from 'react'
import { TextField } from './form-field.tsx'

type EmailFieldProps = {
  hint?: ReactNode
  value?: string | undefined
  /** `username` tells password managers that a password follows. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({ hint, value, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <TextField
      name="email"
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
