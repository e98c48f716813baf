import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#/ui/overlay/notice.tsx'

/** Confirms what was just saved. It takes the focus each time, because the form is rendered anew. */
export function SavedNotice({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Focused key={key}>{children}</Focused>
}

function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mb-8 max-w-2xl">
      <Notice kind="done">{children}</Notice>
    </div>
  )
}
