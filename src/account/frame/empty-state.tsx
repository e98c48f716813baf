import type { ReactNode } from 'react'

type EmptyStateProps = {
  title?: string
  text: string
  scene?: { src: string; width: number; height: number }
  children: ReactNode
}

/** Says that a page is still empty, and what to do next. */
export function EmptyState({ title, text, scene, children }: EmptyStateProps) {
  return (
    <div className="overflow-hidden rounded-sm bg-stone-100">
      {scene && <img {...scene} alt="" className="max-h-104 w-full object-cover object-bottom" />}
      <div className="grid justify-items-start gap-5 p-6 sm:p-10">
        {title && <h2 className="title max-w-[22ch] text-2xl">{title}</h2>}
        <p className="max-w-prose text-stone-700">{text}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
      </div>
    </div>
  )
}
