import { useState, type ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { FormField } from './form-field.tsx'
import { TextInput } from './text-input.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

type PasswordFieldProps = {
  name: string
  hint?: ReactNode
  /** Tells password managers whether to fill in a password or to suggest one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the text; pasting is allowed. */
export function PasswordField({ name, hint, autoComplete }: PasswordFieldProps) {
  const t = useTranslations('form')
  const [isShown, setShown] = useState(false)
  const canToggle = useHasScripts()
  return (
    <FormField name={name} hint={hint}>
      {({ defaultValue: _, ...control }) => (
        <span className="relative block">
          <TextInput
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={256}
            className="pr-24"
          />
          {canToggle && (
            <button
              type="button"
              aria-label={isShown ? t('hidePassword') : t('showPassword')}
              onClick={() => setShown(!isShown)}
              className="label absolute inset-y-0 right-0 min-w-20 px-4 text-sm underline decoration-stone-400 hover:decoration-ink"
            >
              {isShown ? t('hide') : t('show')}
            </button>
          )}
        </span>
      )}
    </FormField>
  )
}
