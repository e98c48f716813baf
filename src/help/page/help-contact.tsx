import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The ways to reach somebody when no article helps: in a column, or in a row of the whole width. */
export function HelpContact({ isWide = false }: { isWide?: boolean }) {
  const t = useTranslations('helpCentre')
  const { site, locale } = useVisitor()
  const { contact } = site
  return (
    <section
      aria-label={t('contactTitle')}
      data-print="hidden"
      className={isWide ? 'shell flex flex-wrap justify-between gap-x-16 gap-y-2 py-10' : undefined}
    >
      <div>
        <h2 className="title text-xl">{t('contactTitle')}</h2>
        <p className="mt-1 text-stone-700">{contact.hours[locale]}</p>
      </div>
      <ul className={isWide ? 'flex flex-wrap gap-x-10' : 'mt-3 grid justify-items-start'}>
        <li>
          <a
            href={`tel:${contact.phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center hover:underline"
          >
            {contact.phone}
          </a>
        </li>
        <li>
          <a
            href={`mailto:${contact.email}`}
            className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
          >
            {contact.email}
          </a>
        </li>
        <li>
          <TextLink to="/contact/" kind="arrow">
            {t('contactMore')}
          </TextLink>
        </li>
      </ul>
    </section>
  )
}
