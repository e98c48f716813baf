import { useFormatter, useTranslations } from 'use-intl'

type WeightProps = { grams: number; size: string | null }

/** A weight means something only with the size it was taken of, and without pedals. */
export function Weight({ grams, size }: WeightProps) {
  const t = useTranslations('product.weight')
  const format = useFormatter()
  const weight = format.number(grams / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  return size ? t('ofSize', { weight, size }) : `${weight} kg`
}
