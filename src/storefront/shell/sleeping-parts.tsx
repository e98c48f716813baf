import { sleeping } from '#/navigation/hydration/lazy-hydrate.tsx'

/** One file for all of them: whoever moves soon needs more than one. */
const load = () => import('./awake-parts.tsx')

export const CartDrawer = sleeping(async () => (await load()).CartDrawer)
export const Footer = sleeping(async () => (await load()).Footer)
export const HomeLink = sleeping(async () => (await load()).HomeLink)
export const GoInStore = sleeping(async () => (await load()).GoInStore)
export const LegalLine = sleeping(async () => (await load()).LegalLine)
export const MainMenu = sleeping(async () => (await load()).MainMenu)
export const MenuSheet = sleeping(async () => (await load()).MenuSheet)
export const RegionPicker = sleeping(async () => (await load()).RegionPicker)
export const SearchForm = sleeping(async () => (await load()).SearchForm)
export const SearchSheet = sleeping(async () => (await load()).SearchSheet)
export const SimpleHeader = sleeping(async () => (await load()).SimpleHeader)
export const SiteMessages = sleeping(async () => (await load()).SiteMessages)
export const Toasts = sleeping(async () => (await load()).Toasts)

/** Only there when something has gone wrong, and then wanted at once. */
export const ErrorScreen = sleeping(
  async () => (await load()).ErrorScreen,
  () => Promise.resolve(),
)
