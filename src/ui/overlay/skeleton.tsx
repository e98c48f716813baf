import { classes } from '#/ui/classes.ts'

/** A placeholder in the size of loading content; the region around it announces the loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-sm bg-stone-200', className)}
    />
  )
}
