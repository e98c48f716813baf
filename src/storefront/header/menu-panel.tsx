import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Badge } from '#/ui/badge.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { menuPicture } from './menu-picture.ts'
import type { MenuEntry } from './menu-tree.ts'

/** The panel of a top entry: its columns of links and one picture. */
export function MenuPanel({ entry }: { entry: MenuEntry }) {
  const t = useTranslations('menu')
  const { locale } = useVisitor()
  const columns = Map.groupBy(entry.children, ({ column }) => column)
  return (
    <div className="flex items-start justify-between gap-16 py-10">
      <div>
        <PageLink
          to={entry.url ?? '/'}
          className="title mb-5 inline-flex min-h-11 items-center text-2xl hover:underline"
        >
          {t('all', { name: entry.title[locale] })}
        </PageLink>
        <div className="flex gap-16">
          {[...columns].map(([column, links]) => (
            <ul key={column} className="grid min-w-44 content-start gap-1">
              {links.map(({ id, title, url, badge }) => (
                <li key={id}>
                  <PageLink
                    to={url ?? '/'}
                    className="flex min-h-9 items-center gap-3 text-lg hover:underline"
                  >
                    {title[locale]}
                    {badge && <Badge>{badge[locale]}</Badge>}
                  </PageLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {entry.picture && (
        <img
          src={menuPicture(entry.picture)}
          alt=""
          width={640}
          height={427}
          loading="lazy"
          className="hidden w-full max-w-md xl:block"
        />
      )}
    </div>
  )
}
