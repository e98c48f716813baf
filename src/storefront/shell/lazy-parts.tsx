import { whenIdle } from '#/navigation/hydration/clock.ts'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

/** One chunk for all parts, since after the first interaction more than one is needed. */
const load = () => import('./lazy-chunk.tsx')

export const CartDrawer = lazyHydrate(async () => (await load()).CartDrawer)
export const Footer = lazyHydrate(async () => (await load()).Footer)
export const HomeLink = lazyHydrate(async () => (await load()).HomeLink)
export const GoInStore = lazyHydrate(async () => (await load()).GoInStore)
export const LegalLine = lazyHydrate(async () => (await load()).LegalLine)
export const MainMenu = lazyHydrate(async () => (await load()).MainMenu)
export const MenuSheet = lazyHydrate(async () => (await load()).MenuSheet)
export const RegionPicker = lazyHydrate(async () => (await load()).RegionPicker)
export const SearchForm = lazyHydrate(async () => (await load()).SearchForm)
export const SearchSheet = lazyHydrate(async () => (await load()).SearchSheet)
export const SimpleHeader = lazyHydrate(async () => (await load()).SimpleHeader)
export const SiteMessages = lazyHydrate(async () => (await load()).SiteMessages)
export const Toasts = lazyHydrate(async () => (await load()).Toasts)

/** Nobody waits for it, so it comes after everything else, whether or not the visitor does anything. */
export const Visit = lazyHydrate(
  async () => (await import('./visit.tsx')).Visit,
  () => new Promise<void>((go) => whenIdle(go)),
)

/** Rendered only after an error, and then hydrated at once. */
export const ErrorScreen = lazyHydrate(
  async () => (await load()).ErrorScreen,
  () => Promise.resolve(),
)
