import type { Ref, SelectHTMLAttributes } from 'react'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }

/** A native select: it is best on phones and works without scripts. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={classes('control', 'appearance-none pr-12', className)}>
        {children}
      </select>
      <Icon name="chevronDown" size={20} className="select-arrow" />
    </span>
  )
}
