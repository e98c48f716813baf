import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Template } from '#/content/page-document.ts'
import type { ContentsEntry } from './heading-ids.ts'

const contactPath = '/contact/'

type PageAsideProps = { contents: readonly ContentsEntry[]; template: Template }

/** The contents of the page and how to reach the shop. On a phone only legal pages, which are long, have contents. */
export function PageAside({ contents, template }: PageAsideProps) {
  const t = useTranslations('content')
  const { site } = useVisitor()
  // The contact page itself has the telephone number at its top.
  const isContact = useLocation().pathname === contactPath
  const isOnPhone = template === 'legal' && contents.length > 3
  return (
    <aside
      data-print="hidden"
      className={classes(
        'lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 lg:self-start',
        !isOnPhone && 'max-lg:hidden',
      )}
    >
      {contents.length > 1 && (
        <nav
          aria-label={t('contents')}
          className="border-t border-ink pt-4 max-lg:border-b max-lg:pb-4"
        >
          <p className="label text-sm text-stone-600">{t('contents')}</p>
          <ol className="mt-2 gap-x-12 sm:max-lg:columns-2">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 underline decoration-stone-400 hover:decoration-current"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {!isContact && (
        <div className="mt-8 border-t border-ink pt-4 first:mt-0 max-lg:hidden">
          <p className="label text-sm text-stone-600">{t('questions')}</p>
          <p className="mt-2">
            <a
              href={`tel:${site.contact.phone.replaceAll(' ', '')}`}
              className="figures hover:underline"
            >
              {site.contact.phone}
            </a>
          </p>
          <p className="mt-3">
            <TextLink to={contactPath} kind="arrow">
              {t('contact')}
            </TextLink>
          </p>
        </div>
      )}
    </aside>
  )
}
