import { type ReactNode, useId } from 'react'
import { classes } from '#/ui/classes.ts'

type ProductSectionProps = {
  id?: string
  title: string
  aside?: ReactNode
  isWashed?: boolean
  children: ReactNode
}

/** A section of a product page with a heading. */
export function ProductSection({ id, title, aside, isWashed, children }: ProductSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes('scroll-mt-24', isWashed && 'bg-stone-50')}
    >
      <div className="shell py-12 lg:py-20">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-10">
          <h2 id={headingId} className="title text-3xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
