import { CartDrawer } from '#/cart/ui/cart-drawer.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { QuoteForm } from './quote-form-fields.tsx'
import type { QuotePageView } from './quote-view.contract.ts'

export function Page({ data }: { data: QuotePageView }) {
  const t = useTranslations('cycleToWork.quote')
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {data.kind === 'open' ? <QuoteForm view={data} /> : <NoQuote kind={data.kind} />}
      {data.kind === 'open' && data.changeUrl === null && <CartDrawer />}
    </>
  )
}

/** Says why there is nothing to quote, and links to the next step. */
function NoQuote({ kind }: { kind: keyof typeof noQuoteTexts }) {
  const t = useTranslations('cycleToWork.quote')
  const key = noQuoteTexts[kind]
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <h1 className="display max-w-[18ch] text-4xl text-balance">{t(`${key}.title`)}</h1>
      <p className="max-w-prose text-lg text-stone-700">{t(`${key}.text`)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to="/bikes/">{t('toBikes')}</ButtonLink>
        <TextLink kind="arrow" to="/cycletowork/">
          {t('toScheme')}
        </TextLink>
      </div>
    </div>
  )
}

const noQuoteTexts = {
  empty: 'empty',
  'no-build': 'noBuild',
  'not-offered': 'notOffered',
} as const
