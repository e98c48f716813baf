import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Form } from '#/navigation/use-form.ts'
import { RadioCard, RadioGroup } from '#/ui/radio-card.tsx'
import { paymentOutcomes } from './order-form.ts'

/** Plays at paying: what a provider would do is for the one who tries it to say. */
export function PaymentChoice({ form }: { form: Form }) {
  const t = useTranslations('checkout.payment')
  const chosen = form.valueOf('payment', 'works')
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-stone-700">{t('explained')}</p>
      <RadioGroup legend={t('question')}>
        {paymentOutcomes.map((outcome) => (
          <RadioCard
            key={outcome}
            name="payment"
            value={outcome}
            defaultChecked={chosen === outcome}
            label={t(`${outcome}.name`)}
            note={t(`${outcome}.note`)}
          />
        ))}
      </RadioGroup>
    </div>
  )
}
