import type { ReactNode } from 'react'
import type { Layout } from '#/ui/layout.ts'
import { Toasts } from '#/ui/toasts.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LegalLine } from './legal-line.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { RegionPicker } from './region-picker.tsx'
import { SimpleHeader } from './simple-header.tsx'
import { SkipLink } from './skip-link.tsx'

type PageLayoutProps = { layout: Layout; goInStore: boolean; children: ReactNode }

/** The frame around a page, by the route's layout (specification section 2). Pages bring no `<main>` of their own. */
export function PageLayout({ layout, children }: PageLayoutProps) {
  const { top, bottom } = frames[layout]
  return (
    <div data-layout={layout} className="flex min-h-dvh flex-col">
      <SkipLink />
      {top}
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {bottom}
      {layout !== 'basic' && <RegionPicker />}
      <PageAnnouncer />
      <Toasts />
    </div>
  )
}

const frames: Record<Layout, { top: ReactNode; bottom: ReactNode }> = {
  default: { top: <Header />, bottom: <Footer /> },
  /** One thing to fill in: no menu to stray into. */
  simple: { top: <SimpleHeader />, bottom: <LegalLine /> },
  /** The bike needs the room. */
  configurator: { top: <SimpleHeader />, bottom: null },
  /** A screen on a wall. */
  basic: { top: null, bottom: null },
}
