import { useTranslations } from '#/i18n/use-translations.tsx'
import { offeredCategories, type OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { type ThirdParty, thirdParties } from '#/platform/consent/third-parties.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { partiesOf } from './parties-of.ts'

/**
 * The purposes that a visitor may agree to: of each category the shop's own, unless it needs no consent, and those of
 * its third parties. Each has a line of its own: one long paragraph would be the largest text of a small page, and the
 * last to be painted.
 */
export function Purposes({ parties }: { parties: readonly ThirdParty[] }) {
  const t = useTranslations('consent')
  const { preferencesNeedConsent } = useVisitor().site
  const ownOf = (category: OptionalCategory) =>
    category === 'preferences' && !preferencesNeedConsent ? [] : [t(`short.${category}`)]
  const theirsOf = (category: OptionalCategory) =>
    partiesOf(category, parties).map(
      (party) => `${t(`briefs.${party}`)} (${thirdParties[party].name})`,
    )
  const all = offeredCategories(parties).flatMap((category) => [
    ...ownOf(category),
    ...theirsOf(category),
  ])
  return (
    <ul className="mt-1 list-disc pl-5 text-stone-700 lg:columns-2 lg:gap-x-8">
      {[...new Set(all)].map((purpose) => (
        <li key={purpose} className="break-inside-avoid">
          {purpose}
        </li>
      ))}
    </ul>
  )
}
