import { type ReactNode, useId } from 'react'

type CheckoutSectionProps = {
  title: ReactNode
  /** Shown to the right of the title, such as a link to log in. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the checkout, with a hairline above it and a number from a CSS counter. */
export function CheckoutSection({ title, aside, children }: CheckoutSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-stone-200 py-8 [counter-increment:step] first-of-type:border-0 first-of-type:pt-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id={id}
          className="title text-xl before:mr-3 before:text-stone-500 before:content-[counter(step)]"
        >
          {title}
        </h2>
        {aside && <p className="text-sm text-stone-600">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
