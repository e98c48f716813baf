import type { ReactNode } from 'react'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'

const kinds = {
  info: ['info', 'border-signal'],
  done: ['check', 'border-go'],
  failed: ['alert', 'border-stop'],
} as const

/** A permanent message on the page: what happened and what to do next. */
export function Notice({
  kind = 'info',
  children,
}: {
  kind?: keyof typeof kinds
  children: ReactNode
}) {
  const [icon, edge] = kinds[kind]
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className={classes('flex gap-3 border-l-2 bg-stone-50 px-4 py-3', edge)}
    >
      <Icon name={icon} size={20} className="mt-0.5" />
      <div>{children}</div>
    </div>
  )
}
