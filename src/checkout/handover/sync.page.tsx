import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { MaybeTest } from '#/checkout/page/checkout-view.contract.ts'
import { TestCheckoutNote } from '#/checkout/payment/test-checkout-note.tsx'

/** Shown only if the code was already used or has expired. */
export function Page({ data: { isTest } }: { data: MaybeTest }) {
  const t = useTranslations('checkout')
  return (
    <>
      <PageHead title={t('syncTitle')} isIndexed={false} />
      {isTest && <TestCheckoutNote />}
      <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
        <h1 className="display max-w-[18ch] text-4xl">{t('syncTitle')}</h1>
        <p className="max-w-prose text-stone-700">{t('sync')}</p>
        <ButtonLink to="/checkout/" className="mt-3">
          {t('toCheckout')}
        </ButtonLink>
      </div>
    </>
  )
}
