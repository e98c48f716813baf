import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'

/** Says why there is nothing to order, and links to the next step. */
export function EmptyCheckout({ isOrdered }: { isOrdered: boolean }) {
  const t = useTranslations('checkout')
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <h1 className="display max-w-[18ch] text-4xl">
        {isOrdered ? t('orderedTitle') : t('emptyTitle')}
      </h1>
      <p className="max-w-prose text-stone-700">{isOrdered ? t('ordered') : t('empty')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
        {isOrdered ? (
          <>
            <ButtonLink to="/checkout/confirmation/">{t('seeOrder')}</ButtonLink>
            <TextLink kind="arrow" to="/bikes/">
              {t('toBikes')}
            </TextLink>
          </>
        ) : (
          <>
            <ButtonLink to="/bikes/">{t('toBikes')}</ButtonLink>
            <TextLink kind="arrow" to="/accessories/">
              {t('toAccessories')}
            </TextLink>
          </>
        )}
      </div>
    </div>
  )
}
