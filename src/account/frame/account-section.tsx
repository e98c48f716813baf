import { type ReactNode, useId } from 'react'

/** A section of a page: its title on the left, its content on the right. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-stone-200 py-8 xl:grid-cols-[12rem_minmax(0,34rem)]"
    >
      <h2 id={id} className="title text-xl">
        {title}
      </h2>
      <div className="min-w-0 max-xl:max-w-2xl">{children}</div>
    </section>
  )
}
