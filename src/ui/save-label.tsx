import type { ReactNode } from 'react'
import { settings } from '#/platform/config/settings.ts'

const { background, text } = settings.saveLabel

/** What a reduced bike saves: yellow with black text (specification section 9). */
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
