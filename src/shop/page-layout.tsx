import type { ReactNode } from 'react'
import { CartDrawer } from '#/cart/cart-drawer.tsx'
import { PageTransition } from '#/navigation/page-transition.tsx'
import { SearchSheet } from '#/search/search-sheet.tsx'
import type { Layout } from '#/ui/layout.ts'
import { Toasts } from '#/ui/toasts.tsx'
import { Footer } from './footer.tsx'
import { GoInStore } from './go-in-store.tsx'
import { Header } from './header.tsx'
import { LegalLine } from './legal-line.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { RegionPicker } from './region-picker.tsx'
import { SimpleHeader } from './simple-header.tsx'
import { SkipLink } from './skip-link.tsx'

type PageLayoutProps = { layout: Layout; goInStore: boolean; children: ReactNode }

/** The frame around a page, by the route's layout (specification section 2). Pages bring no `<main>` of their own. */
export function PageLayout({ layout, goInStore, children }: PageLayoutProps) {
  const { top, bottom, overlays } = frames[layout]
  return (
    <div data-layout={layout} className="flex min-h-dvh flex-col">
      <SkipLink />
      {top}
      <PageTransition>
        <main id="content" tabIndex={-1} className="flex-1">
          {children}
        </main>
      </PageTransition>
      {bottom}
      {overlays}
      {goInStore && layout === 'default' && <GoInStore />}
      <PageAnnouncer />
      <Toasts />
    </div>
  )
}

type Frame = Record<'top' | 'bottom' | 'overlays', ReactNode>

const frames: Record<Layout, Frame> = {
  default: {
    top: <Header />,
    bottom: <Footer />,
    overlays: (
      <>
        <MenuSheet />
        <SearchSheet />
        <CartDrawer />
        <RegionPicker />
      </>
    ),
  },
  /** One thing to fill in: no menu to stray into. */
  simple: {
    top: <SimpleHeader />,
    bottom: (
      <footer data-print="hidden">
        <LegalLine />
      </footer>
    ),
    overlays: <RegionPicker />,
  },
  /** The bike needs the room. */
  configurator: {
    top: <SimpleHeader />,
    bottom: null,
    overlays: (
      <>
        <CartDrawer />
        <RegionPicker />
      </>
    ),
  },
  /** A screen on a wall. */
  basic: { top: null, bottom: null, overlays: null },
}
