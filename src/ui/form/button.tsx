import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts'
import { classes } from '#/ui/classes.ts'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind
  size?: ButtonSize
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button({
  kind = 'primary',
  size = 'medium',
  isLoading = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // The type comes from the caller and defaults to `button`.
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-busy={isLoading || undefined}
      className={classes(buttonLook(kind, size), className)}
    >
      {/* The hidden label keeps the button's width while the spinner shows. */}
      <span className={classes('inline-flex items-center gap-2', isLoading && 'opacity-0')}>
        {children}
      </span>
      {isLoading && <Spinner />}
    </button>
  )
}

function Spinner() {
  const t = useTranslations('loading')
  return (
    <span className="absolute inset-0 grid place-items-center">
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" className="animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" opacity="0.3" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>{t('short')}</VisuallyHidden>
    </span>
  )
}
