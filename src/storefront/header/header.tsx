import { SearchSheetButton } from '#/search/page/search-sheet-button.tsx'
import { AccountButton } from './account-button.tsx'
import { CartButton } from './cart-button.tsx'
import { MenuSheetButton } from './menu-sheet-button.tsx'
import { ServiceLine } from './service-line.tsx'
import { HomeLink, MainMenu, SearchForm } from '#/storefront/shell/lazy-parts.tsx'

/** The service line, which scrolls away, and the bar, which sticks. */
export function Header() {
  return (
    // The bar must stick within the whole page, so the header element has no box of its own.
    <header className="contents">
      <ServiceLine />
      <div data-print="hidden" className="sticky top-0 z-30 border-b border-stone-200 bg-paper">
        <div className="shell flex h-(--header-height) items-center gap-2 lg:gap-10">
          <MenuSheetButton />
          <HomeLink />
          <MainMenu />
          <div className="-mr-2.5 ml-auto flex items-center">
            <div className="mr-3 w-60 max-xl:hidden 2xl:w-72">
              <SearchForm variant="header" />
            </div>
            <SearchSheetButton className="xl:hidden" />
            <AccountButton />
            <CartButton />
          </div>
        </div>
      </div>
    </header>
  )
}
