import { OpenLink } from '#/checkout/order-link/open-link.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { QuoteStatus } from './quote-status.tsx'
import type { QuoteStatusView } from './quote-status-view.ts'

export function Page({ data }: { data: QuoteStatusView }) {
  const t = useTranslations('cycleToWork.status')
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {data.kind === 'quote' ? (
        <QuoteStatus quote={data.quote} />
      ) : (
        <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
          <h1 className="display text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-stone-700">{t('openLink')}</p>
          <OpenLink />
          <TextLink kind="arrow" to="/cycletowork/quote/">
            {t('another')}
          </TextLink>
        </div>
      )}
    </>
  )
}
