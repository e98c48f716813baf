import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from './classes.ts'
import { SaveLabel } from './save-label.tsx'

/** Formatted amounts; they are calculated and formatted elsewhere. */
export type PriceProps = {
  price: string
  isFrom?: boolean
  prior?: string
  /** The name of the struck price, where it has to be said in words. */
  priorName?: string
  saving?: string
  /** The lowest price of the last 30 days, where the law requires more than the old price. */
  priorNote?: string
  size?: 'large'
}

export function Price(props: PriceProps) {
  const { price, isFrom, prior, priorName, saving, priorNote, size } = props
  const t = useTranslations('price')
  return (
    <div className="figures grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={classes('label', size === 'large' && 'title text-2xl')}>
          {prior && <span className="sr-only">{t('now')}</span>}
          {isFrom ? t('from', { price }) : price}
        </span>
        {prior && (
          <span className="flex flex-wrap gap-x-1 text-stone-600">
            {priorName ?? <span className="sr-only">{t('was')}</span>} <s>{prior}</s>
          </span>
        )}
        {saving && <SaveLabel>{t('save', { amount: saving })}</SaveLabel>}
      </p>
      {priorNote && <p className="text-xs text-stone-600">{priorNote}</p>}
    </div>
  )
}
