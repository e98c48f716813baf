/** Defined in `styles/buttons.css`. Whole names, because Tailwind finds only those. */
const kinds = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  inverse: 'button-inverse',
} as const
const sizes = { medium: 'button-medium', small: 'button-small' } as const

export type ButtonKind = keyof typeof kinds
export type ButtonSize = keyof typeof sizes

/** The classes that buttons and button-like links share. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize): string =>
  `${kinds[kind]} ${sizes[size]}`
