import { lazy, Suspense } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { menuSheetId } from './menu-sheet-button.tsx'
import { MenuColumns } from './menu-columns.tsx'
import type { MenuLink } from './menu-links.ts'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'
import { useSavedPosition } from '#/storefront/shell/use-saved-position.ts'
import { useMenuPanels } from './use-menu-panels.ts'

/** Until the script is there, the browser opens the menu of phones, which has the same links. */
const opensSheet = { command: 'show-modal', commandfor: menuSheetId }

const panelId = (id: number) => `menu-panel-${id}`
/** Loaded on the first hover or focus of the bar, since phones do not need it. */
const loadIsland = () => import('./menu-island.tsx')
const MenuIsland = lazy(async () => ({ default: (await loadIsland()).MenuIsland }))

/** The desktop menu bar: each entry is a link, with a panel that opens on hover, by button or by key. */
export function MainMenu() {
  const t = useTranslations('menu')
  const { menu } = useFilledShell()
  const panels = useMenuPanels()
  return (
    // The handlers serve keys and focus of the links inside; the landmark itself is not a control.
    <nav aria-label={t('label')} className="max-lg:hidden" {...panels.navHandlers}>
      <ul className="flex">
        {menu.map((entry) => (
          <TopEntry key={entry.id} entry={entry} panels={panels} />
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = { entry: MenuLink; panels: ReturnType<typeof useMenuPanels> }

function TopEntry({ entry, panels }: EntryProps) {
  const t = useTranslations('menu')
  const { locale } = useVisitor()
  const { id, title, url, groups } = entry
  const hasPanel = groups.length > 0
  const isOpen = panels.activeId === id
  async function prefetchPanel() {
    if (!hasPanel) return
    const island = await loadIsland().catch(() => null)
    island?.prefetchMenuIsland({ entry: id, locale })
  }
  return (
    <li
      className="flex items-center"
      onPointerEnter={({ pointerType }) => {
        void prefetchPanel()
        panels.pointAt(hasPanel ? id : null, pointerType)
      }}
      onPointerLeave={({ pointerType }) => panels.pointAway(pointerType)}
    >
      <PageLink to={url} className={classes('menu-top', isOpen && 'after:scale-x-100')}>
        {title}
      </PageLink>
      {hasPanel && (
        <button
          type="button"
          data-menu-button={id}
          aria-expanded={isOpen}
          aria-controls={panelId(id)}
          aria-label={t('submenu', { name: title })}
          {...opensSheet}
          onClick={(event) => {
            event.preventDefault()
            panels.press(id, event.nativeEvent)
          }}
          onFocus={() => void prefetchPanel()}
          className={classes('menu-arrow', isOpen && 'rotate-180')}
        />
      )}
      {/* Next to its button in the DOM, so that Tab goes from the button into the panel and on to the next entry. */}
      {hasPanel && isOpen && <Panel entry={entry} panels={panels} />}
    </li>
  )
}

function Panel({ entry, panels }: EntryProps) {
  const { locale } = useVisitor()
  const savedPosition = useSavedPosition()
  // Shown until the panel has loaded, and if it fails; the product appears beside it.
  const links = <MenuColumns entry={entry} />
  return (
    <div
      {...savedPosition}
      id={panelId(entry.id)}
      data-menu-panel=""
      onPointerEnter={panels.stay}
      onPointerLeave={({ pointerType }) => panels.pointAway(pointerType)}
      className="menu-panel"
    >
      <div className="shell min-h-72">
        <Suspense fallback={links}>
          <MenuIsland entry={entry.id} locale={locale} fallback={links} />
        </Suspense>
      </div>
    </div>
  )
}
