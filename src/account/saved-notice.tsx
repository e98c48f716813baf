import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#/ui/notice.tsx'

/** What has just been done. It takes the focus, since the form it speaks of is new again. */
export function SavedNotice({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [key])
  return (
    <div ref={box} tabIndex={-1} role="status" className="mb-8 max-w-2xl">
      <Notice kind="done">{children}</Notice>
    </div>
  )
}
