import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cached } from '#/ui/cached.tsx'
import type { Layout } from '#/ui/layout.ts'
import { Header } from '#/storefront/header/header.tsx'
import { BeforePaint } from './before-paint.tsx'
import { SkipLink } from '#/storefront/header/skip-link.tsx'
import {
  CartDrawer,
  Footer,
  GoInStore,
  LegalLine,
  MenuSheet,
  RegionPicker,
  SearchSheet,
  SimpleHeader,
  Toasts,
  Visit,
} from './lazy-parts.tsx'

type PageLayoutProps = { layout: Layout; goInStore: boolean; children: ReactNode }

/** Paths are matched whatever their case. */
const isCollectionScreen = (pathname: string) =>
  pathname.toLowerCase().startsWith('/stores/collection-screen')

/** The frame around a page, by the route's layout. Pages render no `<main>` of their own. */
export function PageLayout({ layout, goInStore, children }: PageLayoutProps) {
  const { pathname } = useLocation()
  const { top, bottom, overlays } = frames[layout]
  return (
    <div data-layout={layout} className="flex min-h-dvh flex-col">
      <SkipLink />
      {/* The collection screen is nobody's; an invoice is basic as well, and a shared screen must clear it. */}
      {!isCollectionScreen(pathname) && <Visit />}
      {top}
      <main key={pathname} id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {goInStore && layout === 'default' && <CachedGoInStore />}
      {bottom}
      {overlays}
      <Toasts />
    </div>
  )
}

const CachedGoInStore = cached(GoInStore)
const CachedHeader = cached(Header)
const CachedFooter = cached(Footer)
const CachedOverlays = cached(function Overlays() {
  return (
    <>
      <MenuSheet />
      <SearchSheet />
      <CartDrawer />
    </>
  )
})

type Frame = Record<'top' | 'bottom' | 'overlays', ReactNode>

const frames: Record<Layout, Frame> = {
  default: {
    top: (
      <>
        <CachedHeader />
        <BeforePaint />
      </>
    ),
    bottom: <CachedFooter />,
    overlays: (
      <>
        <CachedOverlays />
        <RegionPicker />
      </>
    ),
  },
  /** For the checkout and the like: without a menu, nothing distracts. */
  simple: {
    top: <SimpleHeader />,
    bottom: (
      <footer data-print="hidden">
        <LegalLine />
      </footer>
    ),
    overlays: <RegionPicker />,
  },
  /** Without menu and footer, since the bike needs the space. */
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
  /** The page alone: a screen on a shop wall, an invoice, an error. */
  basic: { top: null, bottom: null, overlays: null },
}
