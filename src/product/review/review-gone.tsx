import { useTranslations } from '#/i18n/use-translations.tsx'
import { openCart } from '#/cart/browser/open-cart.client.ts'
import { Button } from '#/ui/form/button.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { FormProblem } from '#/ui/form/form-problem.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import type { GoneReview } from './review-view.ts'

/** For a review without a bike: explains why, with two links to continue. */
export function ReviewGone({ data: { name, to } }: { data: GoneReview }) {
  const t = useTranslations('review.gone')
  const hasScripts = useHasScripts()
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <FormProblem />
      <h1 className="display max-w-[18ch] text-4xl">{t('title')}</h1>
      <p className="max-w-prose text-stone-700">{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={to}>{t('toBike', { name })}</ButtonLink>
        {hasScripts && (
          <Button kind="secondary" onClick={openCart}>
            {t('openCart')}
          </Button>
        )}
      </div>
    </div>
  )
}
