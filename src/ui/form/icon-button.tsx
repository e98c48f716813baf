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

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes('icon-button', className)}
    >
      <Icon name={icon} />
    </button>
  )
}
