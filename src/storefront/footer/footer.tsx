import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Wordmark } from '#/ui/logo.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { LegalLine } from './legal-line.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { RegionButton } from '#/storefront/region/region-button.tsx'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'

export function Footer() {
  const t = useTranslations('footer')
  const { site, country } = useVisitor()
  const { menu, helpLink } = useFilledShell()
  const categories = menu.map(({ url, title }) => ({ to: url, name: title }))
  const service = [
    { to: helpLink, name: t('help') },
    { to: '/contact/', name: t('contact') },
    { to: '/delivery/', name: t('delivery') },
    { to: '/returns/', name: t('returns') },
    { to: '/size-guide/', name: t('sizeGuide') },
    { to: '/frame-care/', name: t('frameCare') },
    { to: '/guarantee/', name: t('guarantee') },
    { to: '/warranty-claim/', name: t('warranty') },
    { to: '/repair/', name: t('repair') },
    { to: '/cycletowork/', name: t('cycleToWork') },
  ]
  const company = [
    { to: '/about/', name: t('about') },
    { to: '/stores/', name: t('stores') },
    { to: '/blog/', name: t('blog') },
    { to: '/careers/', name: t('careers') },
    { to: '/press/', name: t('press') },
  ]
  return (
    <footer
      aria-label={t('label')}
      data-ground="ink"
      data-print="hidden"
      className="bg-ink text-paper"
    >
      <div className="shell grid gap-x-6 pt-14 pb-10 lg:grid-cols-[2fr_1fr_1fr_1fr_1.45fr]">
        <div className="max-lg:pb-10">
          <Wordmark className="h-5 w-auto" />
          <p className="title mt-6 max-w-[16ch] text-2xl">{t('promise')}</p>
          <NewsletterForm />
        </div>
        <LinkColumn title={t('shopLinks')} links={categories} />
        <LinkColumn title={t('service')} links={service} />
        <LinkColumn title={t('companyLinks')} links={company} />
        <div className="max-lg:border-t max-lg:border-stone-700 max-lg:pt-8">
          <h2 className="footer-title">{t('contact')}</h2>
          <ul className="footer-links">
            <li>
              <a href={`tel:${site.contact.phone.replaceAll(' ', '')}`}>
                <span className="figures">{site.contact.phone}</span>
              </a>
            </li>
            <li>
              <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
            </li>
          </ul>
          <h2 className="footer-title mt-8">{t('region')}</h2>
          <div className="mt-2">
            <RegionButton />
          </div>
        </div>
      </div>
      <div className="shell border-t border-stone-700 pt-6">
        <p className="max-w-prose text-sm text-stone-300">
          {country.vatPercent > 0 && `${t('vatNote')} `}
          {t('payment')}
        </p>
      </div>
      <LegalLine />
    </footer>
  )
}

type LinkColumnProps = { title: string; links: readonly { to: string; name: string }[] }

/** A phone folds the links; a wide window always shows them (see `footer-fold`). */
function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <details className="footer-fold">
        <summary>
          <h2 className="footer-title">{title}</h2>
        </summary>
      </details>
      <ul className="footer-links">
        {links.map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
