import type { ReactNode } from 'react'
import type { Layout } from '#/ui/layout.ts'

type PageLayoutProps = { layout: Layout; goInStore: boolean; children: ReactNode }

export function PageLayout({ layout, children }: PageLayoutProps) {
  return <div data-layout={layout}>{children}</div>
}
