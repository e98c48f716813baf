import { suggestInCart } from '#/product/additions/suggest-in-cart.tsx'

/** The parts around a page that are hydrated on the first interaction, bundled as one chunk. */
export { CartDrawer } from '#/cart/ui/cart-drawer.tsx'
export { SearchForm } from '#/search/page/search-form.tsx'
export { SearchSheet } from '#/search/page/search-sheet.tsx'
export { Toasts } from '#/ui/overlay/toasts.tsx'
export { ErrorScreen } from '#/storefront/errors/error-screen.tsx'
export { Footer } from '#/storefront/footer/footer.tsx'
export { GoInStore } from './go-in-store.tsx'
export { HomeLink } from '#/storefront/header/home-link.tsx'
export { LegalLine } from '#/storefront/footer/legal-line.tsx'
export { MainMenu } from '#/storefront/header/main-menu.tsx'
export { MenuSheet } from '#/storefront/header/menu-sheet.tsx'
export { RegionPicker } from '#/storefront/region/region-picker.tsx'
export { SimpleHeader } from '#/storefront/header/simple-header.tsx'
export { SiteMessages } from '#/storefront/messages/site-messages.tsx'

suggestInCart()
