import type { ReactNode } from 'react'
import { settings } from '#/platform/config/settings.ts'

const { background, text } = settings.saveLabel

/** The saving on a reduced bike; its colours come from the settings. */
export function SaveLabel({ children }: { children: ReactNode }) {
  return (
    <span
      style={{ background, color: text }}
      className="label figures inline-flex min-h-6 items-center rounded-sm px-2 text-xs whitespace-nowrap"
    >
      {children}
    </span>
  )
}
