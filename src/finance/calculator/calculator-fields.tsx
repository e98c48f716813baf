import { type ReactNode, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { type Money, percentOf } from '#/money/money.ts'
import { financeSettings } from '#/platform/config/settings.ts'
import { priceRange } from '#/finance/loans/deposit.ts'
import type { FinanceProduct } from '#/finance/loans/finance-product.ts'
import { Field } from '#/ui/form/field.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { Slider } from './slider.tsx'
import { typedDeposit } from './typed-deposit.ts'
import { poundsText, typedPounds } from './typed-price.ts'

const { minDepositPercent, maxDepositPercent } = financeSettings

type PriceFieldProps = {
  products: readonly FinanceProduct[]
  price: Money
  typed: string | undefined
  onChoose: (pence: number) => void
}

export function PriceField({ products, price, typed: given, onChoose }: PriceFieldProps) {
  const t = useTranslations('finance')
  const { country } = useVisitor()
  const [openedWith] = useState(price)
  const [typed, type] = useState(given ?? poundsText(price))
  const { least, most } = priceRange(products, openedWith)
  const inWords = (amount: Money) => formatMoney(amount, country.locale)
  return (
    <FieldWithSlider
      label={t('priceLabel')}
      hint={t('priceHint', { least: inWords(least) })}
      error={typedPounds(typed) === null ? t('priceError') : null}
      name="price"
      inputMode="decimal"
      before="£"
      typed={typed}
      onType={(text) => {
        type(text)
        const pounds = typedPounds(text)
        if (pounds) onChoose(pounds.amount)
      }}
    >
      <Slider
        label={t('priceLabel')}
        min={Math.ceil(least.amount / 100)}
        max={Math.ceil(most.amount / 100)}
        step={10}
        value={Math.round(price.amount / 100)}
        valueText={inWords(price)}
        onMove={(pounds) => {
          type(String(pounds))
          onChoose(pounds * 100)
        }}
      />
    </FieldWithSlider>
  )
}

type DepositFieldProps = {
  deposits: readonly number[]
  price: Money
  percent: number
  typed: string | undefined
  onChoose: (percent: number) => void
}

export function DepositField(props: DepositFieldProps) {
  const { deposits, price, percent, typed: given, onChoose } = props
  const t = useTranslations('finance')
  const { country } = useVisitor()
  const [typed, type] = useState(given ?? String(percent))
  const amount = formatMoney(percentOf(price, percent), country.locale, { decimals: 'always' })
  const limits = { min: minDepositPercent, max: maxDepositPercent }
  return (
    <FieldWithSlider
      label={t('depositLabel')}
      hint={percent === 0 ? t('noDeposit') : t('depositHint', { amount })}
      error={typedDeposit(typed) === null ? t('depositError', limits) : null}
      name="deposit"
      inputMode="numeric"
      after="%"
      typed={typed}
      onType={(text) => {
        type(text)
        const chosen = typedDeposit(text)
        if (chosen !== null) onChoose(chosen)
      }}
    >
      <Slider
        label={t('depositLabel')}
        {...limits}
        step={1}
        marks={deposits}
        value={percent}
        valueText={t('percent', { percent })}
        onMove={(chosen) => {
          type(String(chosen))
          onChoose(chosen)
        }}
      />
    </FieldWithSlider>
  )
}

type FieldWithSliderProps = {
  label: string
  hint: string
  error: string | null
  name: string
  inputMode: 'decimal' | 'numeric'
  before?: string
  after?: string
  typed: string
  onType: (text: string) => void
  /** The slider, which needs scripts. */
  children: ReactNode
}

function FieldWithSlider(props: FieldWithSliderProps) {
  const { label, hint, error, name, inputMode, before, after, typed, onType, children } = props
  const hasScripts = useHasScripts()
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex items-center gap-5">
          <span className="flex w-32 shrink-0 items-center gap-2">
            {before && <span aria-hidden>{before}</span>}
            <TextInput
              {...control}
              name={name}
              inputMode={inputMode}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => onType(target.value)}
              className="figures min-w-0"
            />
            {after && <span aria-hidden>{after}</span>}
          </span>
          {hasScripts && children}
        </div>
      )}
    </Field>
  )
}
