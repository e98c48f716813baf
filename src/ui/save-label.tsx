import type { ReactNode } from 'react'
import { settings } from '#/platform/config/settings.ts'

const { background, text } = settings.saveLabel

/** The saving on a reduced bike; its colours come from the settings. */
export function SaveLabel({ children }: { children: ReactNode }) {
  return (
    <span style={{ background, color: text }} className="badge figures">
      {children}
    </span>
  )
}
