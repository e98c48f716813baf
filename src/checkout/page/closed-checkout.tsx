import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/**
 * Shown if the visitor's country has no online payment: names a phone number and an email address
 * instead.
 */
export function ClosedCheckout() {
  const t = useTranslations('checkout.closed')
  const { phone, email } = useVisitor().site.contact
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <h1 className="display max-w-[20ch] text-4xl">{t('title')}</h1>
      <p className="max-w-prose text-stone-700">{t('text')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="label">{t('phone')}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures underline">
            {phone}
          </a>
        </dd>
        <dt className="label">{t('email')}</dt>
        <dd>
          <a href={`mailto:${email}`} className="underline">
            {email}
          </a>
        </dd>
      </dl>
      <ButtonLink to="/" kind="secondary" className="mt-3">
        {t('toShop')}
      </ButtonLink>
    </div>
  )
}
