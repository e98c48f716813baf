import { useTranslations } from '#/i18n/use-translations.tsx'
import { Badge } from '#/ui/badge.tsx'
import type { RankedRow } from './better-values.ts'

/** Says in words that a value is the best of the row. */
export function BestMark({ row }: { row: RankedRow }) {
  const t = useTranslations('product.compare.best')
  return (
    <span className="mt-1 block">
      <Badge kind="go">{t(row)}</Badge>
    </span>
  )
}
