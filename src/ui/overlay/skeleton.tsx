import { classes } from '#/ui/classes.ts'

/** Keeps the place of what is on its way, in its size; the region around it says that it loads. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-sm bg-stone-200', className)}
    />
  )
}
