import { overviewPath } from '#/account/frame/account-paths.ts'
import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { useMenuOpen } from '#/navigation/loading/use-menu-open.ts'
import { searchSheetId } from '#/search/page/search-sheet-button.tsx'
import { Badge } from '#/ui/badge.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Icon } from '#/ui/icon.tsx'
import { opens } from '#/ui/overlay/opens.ts'
import { HelpHours } from '#/storefront/shell/help-hours.tsx'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { menuSheetId } from './menu-sheet-button.tsx'
import type { MenuLink } from './menu-links.ts'

/** The phone's menu: search, the top entries, each with its links below it, and help. It works before hydration. */
export function MenuSheet() {
  const t = useTranslations()
  const { menu, helpLink } = useFilledShell()
  const [isOpen, setOpen] = useState(false)
  useMenuOpen(isOpen)
  const others = [
    { to: '/blog/', name: t('footer.blog') },
    { to: '/compare/', name: t('menu.compare') },
    { to: '/stores/', name: t('footer.stores') },
    { to: overviewPath, name: t('account.myAccount') },
    { to: helpLink, name: t('header.help') },
  ]
  return (
    <Dialog id={menuSheetId} kind="sheet" title={t('header.menu')} onToggle={setOpen}>
      <button type="button" {...opens(searchSheetId)} className="menu-search">
        {t('search.label')}
        <Icon name="search" />
      </button>
      <nav aria-label={t('menu.label')} className="menu-sheet">
        <ul>
          {menu.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              <MenuLevel entry={entry} />
            </li>
          ))}
        </ul>
        <ul>
          {others.map(({ to, name }) => (
            <li key={to}>
              <PageLink to={to}>{name}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuHelp />
    </Dialog>
  )
}

function MenuLevel({ entry }: { entry: MenuLink }) {
  const t = useTranslations('menu')
  const { title: name, url, all, picture, groups } = entry
  if (groups.length === 0) return <PageLink to={url}>{name}</PageLink>
  return (
    <details name="menu-level">
      <summary>
        {picture && <img src={picture} alt="" width={84} height={56} loading="lazy" />}
        {name}
      </summary>
      <PageLink to={url}>{all ?? t('all', { name })}</PageLink>
      {groups.map(({ title, links }) => (
        <div key={links[0]?.url}>
          {title && <p>{title}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.url}>
                <PageLink to={link.url}>
                  {link.title}
                  {link.badge && <Badge>{link.badge}</Badge>}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** The people who answer the telephone, and their hours. */
function MenuHelp() {
  const t = useTranslations('help')
  const { site } = useVisitor()
  const { phone } = site.contact
  return (
    <div className="mt-6 bg-stone-100 p-5">
      <p className="title text-lg">{t('title')}</p>
      <HelpHours />
      <a href={`tel:${phone.replaceAll(' ', '')}`} className="tall-link label underline">
        {t('call', { phone })}
      </a>
    </div>
  )
}
