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

/**
 * Legal links that must be on every page. The law prescribes the words of the link to withdraw in the EU, and that it
 * stands out (Directive 2023/2673, § 356a BGB).
 */
export function LegalLine() {
  const t = useTranslations('footer')
  const { site, country } = useVisitor()
  return (
    <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm">
      <p>{t('copyright', { site: site.name })}</p>
      <PageLink
        to="/withdrawal/"
        className="label inline-flex min-h-11 items-center rounded-sm border px-5"
      >
        {t(country.isInEu ? 'withdraw' : 'withdrawal')}
      </PageLink>
      <ul className="flex w-full flex-wrap gap-x-6">
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
