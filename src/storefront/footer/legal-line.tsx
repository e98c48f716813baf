import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { CookieSettings } from './cookie-settings.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

const links = [
  ['terms', '/terms/'],
  ['privacy', '/privacy/'],
  ['cookies', '/cookies/'],
  ['cancellation', '/cancellation/'],
  ['imprint', '/legal-notice/'],
  ['productSafety', '/product-safety/'],
  ['batteries', '/batteries-and-recycling/'],
  ['accessibility', '/accessibility/'],
] as const

/** Legal links that must be on every page. */
export function LegalLine() {
  const t = useTranslations('footer')
  const { site } = useVisitor()
  return (
    <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm">
      <p>{t('copyright', { site: site.name })}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([key, to]) => (
          <li key={key}>
            <PageLink to={to} className="tall-link">
              {t(key)}
            </PageLink>
          </li>
        ))}
        <li>
          <CookieSettings />
        </li>
      </ul>
    </div>
  )
}
