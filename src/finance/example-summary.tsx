import { useTranslations } from '#/i18n/use-translations.tsx'
import { useCreditLine } from './credit-figures.tsx'
import type { RepresentativeExample } from './finance.ts'
import { exampleId } from './representative-example.tsx'

/**
 * The representative example above a list with monthly prices, darker than those prices: it must be more
 * prominent than any other cost of credit, and close to the first of them (CONC 3.5.5, 3.5.7). The notice stands with the example below the list.
 */
export function ExampleSummary({ example }: { example: RepresentativeExample }) {
  const t = useTranslations('finance')
  const figures = useCreditLine(example.credit)
  return (
    <p className="max-w-[88ch] text-sm">
      <b>{`${t('example')}:`}</b>
      {` ${figures}; `}
      <a href={`#${exampleId}`} className="underline">
        {t('aprRepresentative', { apr: example.credit.apr })}
      </a>
    </p>
  )
}
