import { useTranslations } from '#/i18n/use-translations.tsx'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { amountFormatter } from '#/cart/ui/cart-totals.tsx'
import { useDeliveryWords } from '#/cart/ui/use-delivery-words.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { timeInWords } from '#/stores/hours/time-in-words.ts'
import { usePageForm } from '#/ui/form/form-context.ts'
import { RadioCard, RadioGroup } from '#/ui/form/radio-card.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OpenCheckout } from './checkout-view.contract.ts'

type DeliveryChoiceProps = { cart: WireCart; collected: OpenCheckout['collected'] }

/** Home delivery or collection; only home delivery in countries without a store. */
export function DeliveryChoice({ cart, collected }: DeliveryChoiceProps) {
  const t = useTranslations('checkout')
  const { form } = usePageForm()
  const { locale, country } = useVisitor()
  const formatAmount = amountFormatter(country.locale)
  const usual = collected?.chosen ? 'store' : 'home'
  const chosen = collected ? form.valueOf('delivery', usual) : 'home'
  const store = collected?.chosen ?? collected?.stores[0]?.code
  const shipping = cart.prices.default_shipping_rate
  const { dispatch_date: dispatchDay, delivery_dates: dates } = cart
  const deliveryInWords = useDeliveryWords()
  const hasBike = cart.items.some(({ product }) => product.__typename === 'BundleProduct')
  const countryName = country.name[locale]
  return (
    <div className="grid gap-5">
      <RadioGroup legend={t('delivery.question')} isLegendHidden>
        <RadioCard
          name="delivery"
          value="home"
          defaultChecked={chosen === 'home'}
          label={t('delivery.home')}
          note={
            dispatchDay ? (
              <>
                {t('delivery.dispatchedOn', {
                  country: countryName,
                  date: dayInWords(dispatchDay, locale),
                })}
                {dates && (
                  <>
                    <br />
                    {deliveryInWords(dates)}
                  </>
                )}
              </>
            ) : (
              countryName
            )
          }
          aside={shipping && (shipping.value === 0 ? t('free') : formatAmount(shipping))}
        />
        {collected && (
          <RadioCard
            name="delivery"
            value="store"
            defaultChecked={chosen === 'store'}
            label={t('delivery.store')}
            {...(hasBike && { note: t('delivery.storeNote') })}
            aside={t('free')}
          />
        )}
      </RadioGroup>
      {collected && (
        <div className="hidden group-has-[[value=store]:checked]/order:block">
          <RadioGroup legend={t('delivery.whichStore')} className="grid gap-2 sm:grid-cols-2">
            {collected.stores.map(({ code, name, ready }, index) => (
              <RadioCard
                key={code}
                name="store"
                value={code}
                defaultChecked={form.valueOf('store', store) === code}
                label={name}
                note={
                  ready &&
                  t('delivery.ready', {
                    date: dayInWords(ready.day, locale),
                    time: timeInWords(ready.from, locale),
                  })
                }
                {...(index === 0 && { id: form.fieldId('store') })}
              />
            ))}
          </RadioGroup>
        </div>
      )}
    </div>
  )
}
