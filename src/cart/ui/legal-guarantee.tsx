import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The European Union's own page about the legal guarantee, in the visitor's language. */
const aboutGuarantees = (locale: string) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${locale}.htm`

/**
 * The reminder of the legal guarantee of conformity with its main elements, which buyers in the EU must see before
 * they order (Directive 2011/83/EU, Article 6 (1) (l)): at the checkout and on the page of a product. It stands out,
 * because the law requires that.
 */
export function LegalGuarantee() {
  const t = useTranslations('checkout.legalGuarantee')
  const { locale } = useVisitor()
  const link = (words: ReactNode) => (
    <a
      href={aboutGuarantees(locale)}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-stone-400"
    >
      {words}
    </a>
  )
  return (
    <aside
      aria-labelledby="legal-guarantee"
      className="grid gap-1 rounded-sm border border-ink p-4 text-sm"
    >
      <h3 id="legal-guarantee" className="label">
        {t('title')}
      </h3>
      <p>{t('seller')}</p>
      <p>{t('remedies')}</p>
      <p>{t.rich('more', { link })}</p>
    </aside>
  )
}
