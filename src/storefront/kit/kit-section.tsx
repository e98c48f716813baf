import type { ReactNode } from 'react'

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-stone-200 py-12 lg:grid-cols-[14rem_1fr]">
      <h2 className="title text-lg">{title}</h2>
      <div className="grid min-w-0 gap-8">{children}</div>
    </section>
  )
}
