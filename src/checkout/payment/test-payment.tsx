import { useTranslations } from '#/i18n/use-translations.tsx'
import type { TestOutcome } from '#/payments/payment-fields.ts'
import { usePageForm } from '#/ui/form/form-context.ts'
import { RadioCard, RadioGroup } from '#/ui/form/radio-card.tsx'

/** The fields of the test payment, which let the tester choose its outcome; a single one is no choice. */
export function TestPayment({ outcomes }: { outcomes: readonly TestOutcome[] }) {
  const t = useTranslations('checkout.payment')
  const { form } = usePageForm()
  const chosen = form.valueOf('payment', 'works')
  const [only, ...others] = outcomes
  if (others.length === 0)
    return (
      <p className="max-w-prose text-stone-700">
        <input type="hidden" name="payment" value={only} />
        {t('demo')}
      </p>
    )
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-stone-700">{t('explained')}</p>
      <RadioGroup legend={t('question')}>
        {outcomes.map((outcome) => (
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
