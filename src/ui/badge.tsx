import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeKind = 'neutral' | 'ink' | 'go' | 'stop' | 'signal'

const kinds: Record<BadgeKind, string> = {
  neutral: 'bg-stone-100 text-ink',
  ink: 'bg-ink text-paper',
  go: 'bg-go-wash text-go',
  stop: 'bg-stop-wash text-stop',
  signal: 'bg-signal-wash text-signal-deep',
}

/** A short state label; the text carries the meaning, the colour only supports it. */
export function Badge({ kind = 'neutral', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={classes('badge', kinds[kind])}>{children}</span>
}
