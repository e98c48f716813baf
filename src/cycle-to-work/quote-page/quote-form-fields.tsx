import { openCart } from '#/cart/browser/open-cart.client.ts'
import { summaryLines } from '#/cart/browser/shown-lines.client.ts'
import { useFollowedCart } from '#/cart/browser/use-followed-cart.ts'
import { OrderLines } from '#/checkout/order/order-lines.tsx'
import { SumsByDelivery } from '#/checkout/order/sums-by-delivery.tsx'
import { AddressFields } from '#/postal-address/address-fields.tsx'
import { ByDelivery } from '#/checkout/page/by-delivery.tsx'
import { CheckoutSection } from '#/checkout/page/checkout-section.tsx'
import { TelephoneHint } from '#/checkout/page/telephone-hint.tsx'
import { DeliveryChoice } from '#/checkout/page/delivery-choice.tsx'
import type { CheckoutStore } from '#/checkout/page/checkout-view.contract.ts'
import { ShownOrder } from '#/checkout/page/shown-order.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatSum } from '#/money/format-money.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { useSavedDraft } from '#/navigation/forms/use-saved-draft.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { type FormValues, nestedValues } from '#/platform/forms/form-state.ts'
import { useAddressLabels } from '#/postal-address/use-address-labels.ts'
import { classes } from '#/ui/classes.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { useQuoteStore } from './use-quote-store.ts'
import { EmployerSection } from './employer-section.tsx'
import { quoteFormSchema } from './quote-form.ts'
import type { QuotePageView } from './quote-view.contract.ts'

type View = Extract<QuotePageView, { kind: 'open' }>

/** The form of a quote beside what is quoted. */
export function QuoteForm({ view }: { view: View }) {
  const t = useTranslations()
  const { country } = useVisitor()
  const { cart, collected, proposed, hasCoupon, exceeds, changeUrl } = view
  const check = (values: FormValues) =>
    problemsBy(quoteFormSchema(values, country.code), nestedValues(values))
  const form = useForm({ id: 'quote', check, freshensPage: true })
  useSavedDraft(form.props.ref, form.wasReturned ? null : 'quote')
  const store = useQuoteStore(form, collected)
  const labels = {
    employer: t('cycleToWork.quote.employer'),
    provider: t('cycleToWork.quote.provider'),
    limit: t('cycleToWork.quote.limit'),
    'employerAddress.street.0': t('cycleToWork.quote.employerAddress.street'),
    'employerAddress.city': t('cycleToWork.quote.employerAddress.city'),
    'employerAddress.postcode': t('cycleToWork.quote.employerAddress.postcode'),
    email: t('checkout.email'),
    ...useAddressLabels('address.', country.code),
  }
  return (
    <PageForm
      form={form}
      labels={labels}
      className="group/order shell grid gap-8 py-8 lg:py-14"
      title={
        <div className="grid gap-4">
          <h1 className="display text-4xl">{t('cycleToWork.quote.title')}</h1>
          <p className="max-w-prose text-lg text-stone-700">
            {t(changeUrl === null ? 'cycleToWork.quote.lead' : 'cycleToWork.quote.leadBuild')}
          </p>
        </div>
      }
    >
      {changeUrl === null && <FollowedCart version={cart.version} />}
      {hasCoupon && <Notice kind="failed">{t('refusals.quote-coupon')}</Notice>}
      {exceeds && form.problems.attempt === 0 && (
        <Notice kind="failed">{t('refusals.order-too-large', exceeds)}</Notice>
      )}
      <ShownOrder order={view} />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
        <div className="[counter-reset:step]">
          <EmployerSection />
          <CheckoutSection title={t('checkout.delivery.title')}>
            <DeliveryChoice cart={cart} collected={collected} />
          </CheckoutSection>
          <CheckoutSection title={t('cycleToWork.quote.you')}>
            <EmailField hint={t('cycleToWork.quote.emailHint')} value={proposed?.email} />
            <AddressFields
              prefix="address."
              purpose="shipping"
              country={country.code}
              address={proposed?.address}
              telephoneHint={<TelephoneHint />}
            />
          </CheckoutSection>
          <div className="max-lg:hidden">
            <QuoteButton />
          </div>
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <QuoteSummary view={view} store={store} />
        </div>
      </div>
    </PageForm>
  )
}

/** Keeps the page up to date with the cart; a build has none. */
function FollowedCart({ version }: { version: number }) {
  useFollowedCart(version)
  return null
}

/** Opens what is quoted, to change it: the configurator or the cart. */
function ChangeLink({ changeUrl }: Pick<View, 'changeUrl'>) {
  const t = useTranslations('checkout')
  const hasScripts = useHasScripts()
  const look = 'min-h-11 text-sm underline decoration-stone-400 hover:decoration-current'
  if (changeUrl !== null)
    return (
      <PageLink to={changeUrl} className={classes('inline-flex items-center', look)}>
        {t('change')}
      </PageLink>
    )
  return hasScripts ? (
    <button type="button" onClick={openCart} className={look}>
      {t('change')}
    </button>
  ) : null
}

type QuoteSummaryProps = { view: View; store: CheckoutStore | null }

/** Lists the quoted items with their sums. */
function QuoteSummary({ view, store }: QuoteSummaryProps) {
  const { cart, changeUrl, notReturnable, notEverywhere } = view
  const t = useTranslations()
  const { country, locale } = useVisitor()
  return (
    <section aria-labelledby="quoted" className="grid gap-6 rounded-sm bg-stone-100 p-5 sm:p-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="quoted" className="title text-xl">
          {t('cycleToWork.quote.summary')}
        </h2>
        <ChangeLink changeUrl={changeUrl} />
      </div>
      <OrderLines
        lines={summaryLines(cart)}
        formatAmount={(amount) => formatSum(amount, country.locale)}
        dispatchDate={cart.dispatch_date}
      />
      <div className="border-t border-stone-300 pt-5">
        <SumsByDelivery order={view} storeName={store?.name ?? null} />
      </div>
      <p className="text-sm text-stone-700">
        <ByDelivery
          home={
            cart.dispatch_date &&
            t('cycleToWork.quote.dispatch', { date: dayInWords(cart.dispatch_date, locale) })
          }
          store={
            store?.ready &&
            t('cycleToWork.quote.ready', {
              store: store.name,
              date: dayInWords(store.ready.day, locale),
            })
          }
        />
      </p>
      <p className="text-sm text-stone-700">{t('cycleToWork.quote.terms')}</p>
      {notReturnable.length > 0 && (
        <p className="text-sm text-stone-700">
          {t('cycleToWork.quote.notReturnable', { names: notReturnable.join(', ') })}
        </p>
      )}
      {notEverywhere.length > 0 && (
        <Notice>{t('cycleToWork.quote.notEverywhere', { names: notEverywhere.join(', ') })}</Notice>
      )}
      <div className="lg:hidden">
        <QuoteButton />
      </div>
    </section>
  )
}

/** It ends the form: beside the summary in a wide window, below the summary in a narrow one. */
function QuoteButton() {
  const t = useTranslations('cycleToWork.quote')
  return <SubmitButton className="min-h-14 w-full text-lg">{t('submit')}</SubmitButton>
}
