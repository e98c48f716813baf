import { createContext, use, type ReactNode } from 'react'
import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Site } from '#/platform/config/sites.ts'

/** The visitor as pages see them: nothing personal, so that one cached page can serve everyone. */
export type PageVisitor = {
  site: Site
  isStaging: boolean
  locale: Locale
  country: Country
}

const VisitorContext = createContext<PageVisitor | null>(null)

export function VisitorProvider({
  visitor,
  children,
}: {
  visitor: PageVisitor
  children: ReactNode
}) {
  return <VisitorContext value={visitor}>{children}</VisitorContext>
}

export function useVisitor(): PageVisitor {
  const visitor = use(VisitorContext)
  if (!visitor) throw new Error('useVisitor needs a VisitorProvider above it')
  return visitor
}
