import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Badge } from '#/ui/badge.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { MenuGroup, MenuLink } from './menu-links.ts'

type MenuColumnsProps = {
  entry: Pick<MenuLink, 'id' | 'title' | 'url' | 'all' | 'groups'>
  /** The product beside the columns, for which the space is there from the start. */
  children?: ReactNode
}

/** The content of a panel: the link to everything, columns with headings, and one product. */
export function MenuColumns({ entry, children }: MenuColumnsProps) {
  const t = useTranslations('menu')
  const { id, title, url, all, groups } = entry
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_17rem] gap-x-10 py-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div>
        <TextLink kind="arrow" to={url} className="title text-2xl">
          {all ?? t('all', { name: title })}
        </TextLink>
        <div className="mt-5 grid grid-cols-3 gap-x-8">
          {groups.map((group, column) => (
            <Column key={group.links[0]?.url} group={group} id={`menu-${id}-${column}`} />
          ))}
        </div>
      </div>
      <div className="min-h-72">{children}</div>
    </div>
  )
}

function Column({ group: { title, links }, id }: { group: MenuGroup; id: string }) {
  return (
    <div>
      {title && (
        <p id={id} className="mb-1 border-b border-stone-200 pb-2 text-sm text-stone-600">
          {title}
        </p>
      )}
      <ul {...(title && { 'aria-labelledby': id })}>
        {links.map(({ title: name, url, badge }) => (
          <li key={url}>
            <PageLink to={url} className="flex min-h-9 items-center gap-3 text-lg hover:underline">
              {name}
              {badge && <Badge>{badge}</Badge>}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
