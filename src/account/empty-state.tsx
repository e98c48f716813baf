import type { ReactNode } from 'react'

type EmptyStateProps = { title?: string; text: string; picture?: ReactNode; children: ReactNode }

/** Nothing here yet, and what to do about that. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="overflow-hidden rounded-sm bg-stone-100">
      {picture}
      <div className="grid justify-items-start gap-5 p-6 sm:p-10">
        {title && <h2 className="title max-w-[22ch] text-2xl">{title}</h2>}
        <p className="max-w-prose text-stone-700">{text}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
      </div>
    </div>
  )
}
