import { useTranslations } from 'use-intl'
import { PageLink } from '#/navigation/page-link.tsx'
import { SearchForm } from '#/search/search-form.tsx'
import { SearchSheetButton } from '#/search/search-sheet.tsx'
import { iconButtonLook } from '#/ui/icon-button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { CartButton } from './cart-button.tsx'
import { HomeLink } from './home-link.tsx'
import { MenuSheetButton } from './menu-sheet.tsx'
import { ServiceLine } from './service-line.tsx'
import { useShell } from './shell-provider.tsx'

/** A slim line that scrolls away, and the bar that stays. */
export function Header() {
  const t = useTranslations('header')
  return (
    // The bar sticks to the page, not to a box of its own, so the element itself has no box.
    <header className="contents">
      <ServiceLine />
      <div data-print="hidden" className="sticky top-0 z-30 border-b border-stone-200 bg-paper">
        <div className="shell flex h-(--header-height) items-center gap-2 lg:gap-10">
          <MenuSheetButton />
          <HomeLink />
          <MainMenu />
          <div className="-mr-2.5 ml-auto flex items-center">
            <div className="mr-3 w-60 max-xl:hidden 2xl:w-72">
              <SearchForm place="header" />
            </div>
            <SearchSheetButton className="xl:hidden" />
            <PageLink to="/my-account/" aria-label={t('account')} className={iconButtonLook}>
              <Icon name="account" />
            </PageLink>
            <CartButton />
          </div>
        </div>
      </div>
    </header>
  )
}

function MainMenu() {
  const t = useTranslations('menu')
  const { locale } = useVisitor()
  const { menu } = useShell()
  return (
    <nav aria-label={t('label')} className="hidden lg:block">
      <ul className="flex">
        {menu.map(({ id, url, title }) => (
          <li key={id}>
            <PageLink
              to={url ?? '/'}
              className="label relative flex h-(--header-height) items-center px-4 after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-ink after:transition-transform hover:after:scale-x-100 xl:px-5 xl:after:inset-x-5"
            >
              {title[locale]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
