import { useMemo } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { AvailableRate } from '#/finance/loans/rates.ts'
import { askLender, type LenderCalculation } from './lender-figures.ts'

type LenderNoteProps = { lender: LenderCalculation | null; rate: AvailableRate }

/** The figures shown are always our own; this says whether the lender's calculator gives the same. */
export function LenderNote({ lender, rate: { product, credit } }: LenderNoteProps) {
  const t = useTranslations('finance.lender')
  const agreement = useMemo(
    () => (lender ? askLender(lender, product.id, credit) : 'silent'),
    [lender, product, credit],
  )
  return <p className="mt-4 text-sm text-stone-600">{t(agreement)}</p>
}
