import { useTranslations } from '#/i18n/use-translations.tsx'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { compareUrl, mostCompared, withBike } from './compare-choice.ts'
import { useCompare } from './use-compare.ts'

/** Adds the bike to the comparison: a tick with scripts, a plain link without. */
export function CompareTick({ slug }: { slug: string }) {
  const t = useTranslations('product.compare')
  const { bikes, has, isFull, toggle } = useCompare()
  const isTicked = has(slug)
  const compared = withBike(bikes, slug)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <Checkbox
        label={t('tick')}
        checked={isTicked}
        disabled={!isTicked && isFull}
        onChange={() => toggle(slug)}
        {...(!isTicked && isFull && { hint: t('full', { most: mostCompared }) })}
      />
      <TextLink to={compareUrl(compared)} kind="arrow" className="text-sm">
        {t('open', { count: compared.length })}
      </TextLink>
    </div>
  )
}
