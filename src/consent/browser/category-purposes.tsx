import { useTranslations } from '#/i18n/use-translations.tsx'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { type ThirdParty, thirdParties } from '#/platform/consent/third-parties.ts'
import { partiesOf } from './parties-of.ts'

type CategoryPurposesProps = {
  category: OptionalCategory
  /** The third parties that are set up. */
  parties: readonly ThirdParty[]
  preferencesNeedConsent: boolean
}

/** The purposes of a category: the shop's own, unless it needs no consent, and that of each third party. */
export function CategoryPurposes({
  category,
  parties,
  preferencesNeedConsent,
}: CategoryPurposesProps) {
  const t = useTranslations('consent')
  const own = category === 'preferences' && !preferencesNeedConsent ? [] : [t(`short.${category}`)]
  const theirs = partiesOf(category, parties).map(
    (party) => `${t(`briefs.${party}`)} (${thirdParties[party].name})`,
  )
  const purposes = [...own, ...theirs]
  return purposes.length > 0 && <li className="break-inside-avoid">{purposes.join('; ')}</li>
}
