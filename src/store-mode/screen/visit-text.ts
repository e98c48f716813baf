import type { Visit } from './visit-step.ts'

/** The names under which the browser stores the visit of all tabs, and the one that a tab belongs to. */
export const visitKeys = { all: 'shared_screen', tab: 'shared_visit' } as const

export const visitText = ({ number, activeAt }: Visit): string => `${number}.${activeAt ?? ''}`

/** Reads a stored visit; null for anything that the shop has not written. */
export function readVisit(text: string | null): Visit | null {
  const [, number, activeAt] = /^([\da-f]{16})\.(\d{0,15})$/.exec(text ?? '') ?? []
  if (number === undefined) return null
  return { number, activeAt: activeAt ? Number(activeAt) : null }
}
