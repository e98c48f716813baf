import { classes } from './classes.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = { name: IconName; size?: number; className?: string }

/** A decorative icon beside text or in a labelled button; screen readers skip it. */
export function Icon({ name, size = 24, className }: IconProps) {
  // In rem, so that it scales with the reader's text size.
  const side = `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes('shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
