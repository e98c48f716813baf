import { classes } from './classes.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

/** In rem, so that an icon scales with the reader's text size. */
const sizes = {
  14: 'size-3.5',
  16: 'size-4',
  18: 'size-4.5',
  20: 'size-5',
  24: 'size-6',
} as const

type IconProps = { name: IconName; size?: keyof typeof sizes; className?: string }

/** A decorative icon beside text or in a labelled button; screen readers skip it. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('icon', sizes[size], className)}>
    <path d={iconPaths[name]} />
  </svg>
)
