import type { ButtonHTMLAttributes, Ref } from 'react'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import type { IconName } from '#/ui/icon-paths.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & {
  icon: IconName
  /** The accessible name. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A touch target of 44 px, whatever the size of the icon. */
export const iconButtonLook =
  'relative inline-grid size-11 place-items-center rounded-sm text-current transition-colors hover:bg-stone-100 disabled:text-stone-400'

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(iconButtonLook, className)}
    >
      <Icon name={icon} />
    </button>
  )
}
