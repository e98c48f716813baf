import type { ReactNode } from 'react'

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
    <details open={isOpen} name={name} className="accordion">
      <summary>
        <span>{title}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
