import { classes } from '#/ui/classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'inverse'
export type ButtonSize = 'medium' | 'small'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-signal text-paper hover:bg-signal-deep active:bg-signal-deep',
  secondary: 'bg-transparent text-ink inset-ring inset-ring-ink hover:bg-ink hover:text-paper',
  quiet: 'bg-transparent text-ink hover:bg-stone-100',
  inverse: 'bg-paper text-ink hover:bg-stone-200',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-12 px-5 sm:px-6 py-3 text-base',
  small: 'min-h-10 px-4 py-2 text-sm',
}

/** The classes that buttons and button-like links share. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize): string =>
  classes(
    'label relative inline-flex items-center justify-center gap-2 rounded-sm text-center leading-tight no-underline transition-colors forced-colors:border',
    'disabled:bg-stone-200 disabled:text-stone-600 disabled:inset-ring-0 aria-busy:pointer-events-none',
    kinds[kind],
    sizes[size],
  )
