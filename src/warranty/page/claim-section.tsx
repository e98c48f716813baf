import { type ReactNode, useId } from 'react'

/** A part of the claim with its heading. */
export function ClaimSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-stone-200 py-8 first-of-type:border-0 first-of-type:pt-0"
    >
      <h2 id={id} className="title text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
