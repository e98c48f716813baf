import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type WeightProps = {
  grams: number
  size: string | null
  hasPedals: boolean
  /** Others weigh more. */
  isFrom?: boolean
}

/**
 * A weight is stated with the size it was measured in, and says whether pedals are part of it.
 */
export function Weight({ grams, size, hasPedals, isFrom = false }: WeightProps) {
  const t = useTranslations('product.weight')
  const { locale } = useVisitor()
  const weight = formatKilograms(grams, locale)
  if (!size) return `${weight}\u00A0kg`
  return t(isFrom ? 'fromSize' : 'ofSize', {
    weight,
    size,
    pedals: hasPedals ? 'with' : 'without',
  })
}
