import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { useMenuOpen } from '#/navigation/loading/use-menu-open.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Icon } from '#/ui/icon.tsx'
import { menuSheetId } from './menu-sheet-button.tsx'
import type { MenuLink } from './menu-tree.ts'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'

/** The phone's menu: each top entry opens its links below it, and works before hydration. */
export function MenuSheet() {
  const t = useTranslations()
  const { menu, helpLink } = useFilledShell()
  const [isOpen, setOpen] = useState(false)
  useMenuOpen(isOpen)
  return (
    <Dialog id={menuSheetId} kind="sheet" title={t('header.menu')} onToggle={setOpen}>
      <nav aria-label={t('menu.label')} className="menu-sheet">
        <ul className="-mt-3">
          {menu.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              <MenuLevel entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-8 grid gap-1">
        <li>
          <PageLink to="/stores/" className="flex min-h-11 items-center gap-3">
            <Icon name="pin" />
            {t('footer.stores')}
          </PageLink>
        </li>
        <li>
          <PageLink to="/my-account/" className="flex min-h-11 items-center gap-3">
            <Icon name="account" />
            {t('account.myAccount')}
          </PageLink>
        </li>
        <li>
          <PageLink to={helpLink} className="flex min-h-11 items-center gap-3">
            <Icon name="help" />
            {t('header.help')}
          </PageLink>
        </li>
      </ul>
    </Dialog>
  )
}

function MenuLevel({ entry: { title: name, url: to, children } }: { entry: MenuLink }) {
  const t = useTranslations('menu')
  if (children.length === 0) return <PageLink to={to}>{name}</PageLink>
  return (
    <details name="menu-level">
      <summary>{name}</summary>
      <ul>
        <li>
          <PageLink to={to}>{t('all', { name })}</PageLink>
        </li>
        {children.map((child) => (
          <li key={child.title}>
            <PageLink to={child.url}>{child.title}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
