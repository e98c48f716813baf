import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon.tsx'

type AccordionItemProps = {
  title: ReactNode
  isOpen?: boolean
  /** Opening an item closes the others with the same name. */
  name?: string
  children: ReactNode
}

/** A native disclosure, so that the browser's find-in-page can open it. */
export function AccordionItem({ title, isOpen, name, children }: AccordionItemProps) {
  return (
    <details open={isOpen} name={name} className="group border-b border-stone-200">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-4">
        <span className="label">{title}</span>
        <Icon name="chevronDown" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pb-6 text-stone-700">{children}</div>
    </details>
  )
}
