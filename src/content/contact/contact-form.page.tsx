import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactFormData } from './contact-form.page.server.ts'

export function Page({ data: { isSent } }: { data: ContactFormData }) {
  const t = useTranslations('contactForm')
  const title = isSent ? t('sentTitle') : t('title')
  return (
    <div className="shell py-10 lg:py-16">
      <PageHead title={title} isIndexed={false} />
      <h1 className="display text-4xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-stone-700">
        {isSent ? t('sentText') : t('lead')}
      </p>
      <div className="mt-8 max-w-xl">
        {isSent ? <ButtonLink to="/">{t('toShop')}</ButtonLink> : <ContactForm />}
      </div>
    </div>
  )
}
