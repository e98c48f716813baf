import { FactList } from '#/checkout/order/fact-list.tsx'
import { OpenLink } from '#/checkout/order-link/open-link.tsx'
import { OrderLines } from '#/checkout/order/order-lines.tsx'
import { SumRow, TotalRow } from '#/checkout/order/sum-row.tsx'
import { otherProvider } from '#/cycle-to-work/certificates/scheme-providers.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatSum } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { buttonLook } from '#/ui/form/button-look.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { CertificateForm, WithdrawForm } from './certificate-form.tsx'
import { quotePdfPath } from './quote-paths.ts'
import type { QuoteView } from './quote-status-view.ts'

/** The state of a quote, what to do next, and what is quoted. */
export function QuoteStatus({ quote }: { quote: QuoteView }) {
  const t = useTranslations('cycleToWork.status')
  const { locale } = useVisitor()
  const day = (date: string) => dayInWords(date, locale)
  const isOpen = quote.state === 'issued'
  const facts = [
    [t('validUntil'), day(quote.lastDay)],
    ...(quote.readyDay
      ? [[t(quote.store === null ? 'dispatch' : 'ready'), day(quote.readyDay)] as const]
      : []),
    [t('employer'), quote.employer],
    ...(quote.provider === otherProvider ? [] : [[t('provider'), quote.provider] as const]),
    ...(quote.certificate ? [[t('certificate'), quote.certificate] as const] : []),
    ...(quote.orderNumber ? [[t('order'), quote.orderNumber] as const] : []),
  ] as const
  return (
    <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
      <div className="grid gap-8">
        <div className="grid justify-items-start gap-4">
          <p className="label figures text-sm text-stone-600">
            {t('number', { number: quote.number })}
          </p>
          <h1 className="display max-w-[16ch] text-4xl text-balance">
            {t(`states.${quote.state}.title`)}
          </h1>
          <p className="max-w-prose text-lg text-stone-700">
            {t(isOpen && !quote.isMailed ? 'notMailed' : `states.${quote.state}.text`, {
              day: day(quote.lastDay),
              email: quote.email,
              number: quote.number,
            })}
          </p>
          <a href={quotePdfPath} download className={buttonLook('secondary', 'medium')}>
            {t('pdf')}
          </a>
        </div>
        {/* Another link may be opened while this quote is shown. */}
        <OpenLink />
        {isOpen && <CertificateForm />}
        <FactList facts={facts} />
        <section aria-labelledby="history" className="grid gap-3">
          <h2 id="history" className="title text-xl">
            {t('history')}
          </h2>
          <ol className="grid gap-1.5 text-sm text-stone-700">
            {quote.events.map(({ step, day: on }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- events are only ever added
              <li key={index} className="flex gap-4">
                <span className="figures w-28 shrink-0 text-stone-600">{day(on)}</span>
                {t(`events.${step}`)}
              </li>
            ))}
          </ol>
        </section>
        {isOpen && <WithdrawForm />}
        {quote.state === 'expired' || quote.state === 'withdrawn' ? (
          <TextLink kind="arrow" to="/cycletowork/quote/">
            {t('another')}
          </TextLink>
        ) : null}
      </div>
      <QuotedItems quote={quote} />
    </div>
  )
}

function QuotedItems({ quote }: { quote: QuoteView }) {
  const t = useTranslations()
  const { country } = useVisitor()
  const format = (amount: Money) => formatSum(amount, country.locale)
  return (
    <section aria-labelledby="quoted" className="grid gap-6 rounded-sm bg-stone-100 p-5 sm:p-8">
      <h2 id="quoted" className="title text-xl">
        {t('cycleToWork.quote.summary')}
      </h2>
      <OrderLines lines={quote.lines} formatAmount={format} dispatchDate={null} />
      <dl className="grid gap-2 border-t border-stone-300 pt-5 text-sm">
        <SumRow name={t('cart.subtotal')}>{format(quote.subtotal)}</SumRow>
        {quote.shipping && (
          <SumRow
            name={
              quote.store
                ? t('cycleToWork.status.collection', { store: quote.store })
                : t('confirmation.delivery')
            }
          >
            {quote.shipping.amount === 0 ? t('checkout.free') : format(quote.shipping)}
          </SumRow>
        )}
        <TotalRow>{format(quote.total)}</TotalRow>
        <SumRow name={t('cart.tax', { percent: quote.taxPercent })} className="text-stone-600">
          {format(quote.tax)}
        </SumRow>
      </dl>
    </section>
  )
}
