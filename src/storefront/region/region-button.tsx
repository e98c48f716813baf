import { useTranslations } from '#/i18n/use-translations.tsx'
import { Flag } from '#/country/flag.tsx'
import { localeNames } from '#/i18n/locale.ts'
import { classes } from '#/ui/classes.ts'
import { opens } from '#/ui/overlay/opens.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

export const regionPickerId = 'region'

type RegionButtonProps = {
  /** On a phone shows only the flag, where there is no room for the country's name. */
  isShort?: boolean
}

/** Shows the delivery country and the language, and opens the picker for both. */
export function RegionButton({ isShort = false }: RegionButtonProps) {
  const t = useTranslations('picker')
  const { country, locale } = useVisitor()
  const language = localeNames[locale]
  return (
    <button
      type="button"
      {...opens(regionPickerId)}
      aria-label={t('button', { country: country.name[locale], language })}
      className="region-button group"
    >
      <Flag code={country.code} width={21} />
      <span className={classes('truncate group-hover:underline', isShort && 'max-sm:hidden')}>
        {country.name[locale]}
      </span>
      <span aria-hidden="true" className={classes('opacity-50', isShort && 'max-sm:hidden')}>
        /
      </span>
      <span className="group-hover:underline">{language}</span>
    </button>
  )
}
