import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

const steps = ['number', 'look', 'workshop', 'solution'] as const
const toStores = (text: ReactNode) => <TextLink to="/stores/">{text}</TextLink>

/** Stands beside the form: what happens after it is sent, when, and other ways to reach the shop. */
export function ClaimAside() {
  const t = useTranslations('warranty.next')
  const { email, phone } = useVisitor().site.contact
  return (
    <aside
      aria-labelledby="claim-next"
      className="self-start rounded-sm bg-stone-100 px-5 py-1 sm:px-8 lg:sticky lg:top-28 lg:py-8"
    >
      <details className="phone-fold">
        <summary>
          <h2 id="claim-next" className="title text-xl">
            {t('title')}
          </h2>
        </summary>
      </details>
      <ol className="grid gap-4 max-lg:pt-2 max-lg:pb-4 lg:pt-6">
        {steps.map((step) => (
          <li key={step} className="grid gap-1 border-t border-stone-300 pt-4">
            <p className="label">{t(`${step}.when`)}</p>
            <p className="text-stone-700">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="grid gap-1 border-t border-stone-300 py-4 text-stone-700 lg:mt-6 lg:pb-0">
        <p className="label text-ink">{t('talk')}</p>
        <p>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures underline">
            {phone}
          </a>
        </p>
        <p>
          <a href={`mailto:${email}`} className="break-words underline">
            {email}
          </a>
        </p>
        <p>{t.rich('stores', { link: toStores })}</p>
      </div>
    </aside>
  )
}
