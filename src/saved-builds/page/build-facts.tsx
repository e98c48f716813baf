import type { ReactNode } from 'react'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { BuildNowView, BuildView } from './build-view.ts'

type BuildFactsProps = {
  build: Pick<BuildView, 'size' | 'colour' | 'parts'> & {
    now: Pick<BuildNowView, 'grams' | 'dispatchDay'> | null
  }
}

/** Size, colour, the chosen parts, weight and dispatch date. */
export function BuildFacts({ build: { size, colour, parts, now } }: BuildFactsProps) {
  const t = useTranslations('savedBuilds')
  const { locale } = useVisitor()
  return (
    <dl className="grid border-t border-stone-200">
      <Fact name={t('size')}>{size ?? t('noSize')}</Fact>
      <Fact name={t('colour')}>{colour}</Fact>
      {parts
        .filter(({ isInColour }) => !isInColour)
        .map(({ section, name }) => (
          <Fact key={section} name={section}>
            {name}
          </Fact>
        ))}
      {now && now.grams !== null && (
        <Fact name={t('weight')}>{`${formatKilograms(now.grams, locale)}\u00A0kg`}</Fact>
      )}
      {now?.dispatchDay && (
        <Fact name={t('dispatched')}>{dayInWords(now.dispatchDay, locale)}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] items-baseline gap-4 border-b border-stone-200 py-2.5">
      <dt className="text-sm text-stone-600">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
