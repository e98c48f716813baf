import { useTranslations } from '#/i18n/use-translations.tsx'
import { RepresentativeExample } from '#/finance/representative-example.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { Calculator } from './calculator.tsx'
import type { FinanceData } from './finance.page.server.ts'
import { useFinance } from './use-finance.ts'

export function Page({ data: { offer, start, typed } }: { data: FinanceData }) {
  const t = useTranslations('finance')
  const { state, store } = useFinance({ ...start, offer })
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} isIndexed={false} />
      <div className="shell grid gap-12 py-10 lg:gap-20 lg:py-16">
        <div>
          <h1 className="display text-5xl">{t('pageTitle')}</h1>
          <p className="mt-4 max-w-[52ch] text-lg text-stone-700 lg:mt-6">{t('lead')}</p>
        </div>
        <RepresentativeExample example={offer.example} />
        <Calculator offer={offer} state={state} store={store} typed={typed} />
        <dl className="grid gap-8 md:grid-cols-3 lg:gap-12">
          {(['how', 'early', 'return'] as const).map((question) => (
            <div key={question}>
              <dt className="title text-lg">{t(`questions.${question}Title`)}</dt>
              <dd className="mt-2 text-pretty text-stone-700">{t(`questions.${question}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
