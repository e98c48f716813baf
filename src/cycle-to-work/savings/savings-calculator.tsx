import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Field } from '#/ui/form/field.tsx'
import { Select } from '#/ui/form/select.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { endings, hireMonths } from './end-of-hire.ts'
import type { SavingsField } from './savings-fields.ts'
import { readSavings, savingsLimits, type SavingsValues } from './savings-form.ts'
import { SavingsResult } from './savings-result.tsx'
import { nations, taxYear, wageAges } from './tax-year.ts'

/** The id of its heading, for links to the calculator. */
export const savingsId = 'savings'

/**
 * Estimates what a bike costs through the scheme. With scripts the figures are worked out in the browser with
 * every key, and nothing is sent. Without scripts the form loads the page again with the values in its URL.
 */
export function SavingsCalculator({ initial }: { initial: SavingsValues }) {
  const t = useTranslations('cycleToWork.savings')
  const hasScripts = useHasScripts()
  const [values, setValues] = useState(initial)
  const read = readSavings(values)
  const faulty = 'faulty' in read ? read.faulty : []

  const follow = (name: SavingsField) => (event: FormEvent<HTMLElement & { value: string }>) =>
    setValues({ ...values, [name]: event.currentTarget.value })
  const number = (name: keyof typeof savingsLimits) => (
    <Field
      label={t(`fields.${name}`)}
      hint={name === 'price' ? t('priceHint') : undefined}
      error={faulty.includes(name) ? t(`errors.${name}`, savingsLimits[name]) : null}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={initial[name]}
          onInput={follow(name)}
        />
      )}
    </Field>
  )
  const choice = (name: SavingsField, options: readonly (readonly [string | number, string])[]) => (
    <Field label={t(`fields.${name}`)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={initial[name]} onChange={follow(name)}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )

  return (
    <section aria-labelledby={savingsId} className="bg-stone-100 py-12 lg:py-20">
      <div className="shell grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] xl:grid-cols-[minmax(0,1fr)_30rem]">
        <form
          method="get"
          action={`/cycletowork/#${savingsId}`}
          onSubmit={(event) => event.preventDefault()}
          noValidate
          className="grid content-start gap-6"
        >
          <Heading title={t('title')}>
            {t('lead', { year: taxYear.name })} {hasScripts && t('private')}
          </Heading>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {number('price')}
            {number('salary')}
            {choice(
              'nation',
              nations.map((each) => [each, t(`nations.${each}`)]),
            )}
            {choice(
              'months',
              hireMonths.map((each) => [each, t('months', { count: each })]),
            )}
            {choice(
              'ending',
              endings.map((each) => [each, t(`endings.${each}`)]),
            )}
            {choice(
              'age',
              wageAges.map((each) => [each, t(`ages.${each}`)]),
            )}
            {number('hours')}
          </div>
          {!hasScripts && (
            <Button type="submit" kind="secondary" className="justify-self-start">
              {t('submit')}
            </Button>
          )}
        </form>
        <div className="grid content-start gap-6 self-start rounded-sm bg-paper p-5 sm:p-8">
          <div aria-live="polite" aria-atomic>
            {'input' in read ? (
              <SavingsResult input={read.input} />
            ) : (
              <p>{t('incomplete', { count: faulty.length })}</p>
            )}
          </div>
          <ButtonLink to="/cycletowork/quote/" className="justify-self-start">
            {t('quote')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h2 id={savingsId} className="title scroll-mt-28 text-3xl">
        {title}
      </h2>
      <p className="max-w-prose text-stone-700">{children}</p>
    </div>
  )
}
