import { useTranslations } from '#/i18n/use-translations.tsx'
import { CreditFigures, useCreditLine } from './credit-figures.tsx'
import type { RepresentativeExample } from './finance.ts'
import { exampleId } from './representative-example.tsx'

/**
 * The representative example where a table would interrupt the page: it stands above the first monthly price and is
 * larger than that (CONC 3.5.5, 3.5.7). It is one line with all figures or, on a phone, with the APR as on the page of a
 * bike, since the figures would take seven lines. Unfolded, it is the table with the notice.
 */
export function FoldedExample({ example: { credit, notice } }: { example: RepresentativeExample }) {
  const t = useTranslations('finance')
  return (
    <details id={exampleId} className="group mt-5 border-y border-stone-200">
      <summary className="flex items-start justify-between gap-4 py-3 after:mt-0.5 after:size-5 after:chevron group-open:after:rotate-180">
        <span>
          <b>{`${t('example')}:`}</b>
          <span className="max-sm:hidden">{` ${useCreditLine(credit)};`}</span>{' '}
          <span className="max-sm:whitespace-nowrap">
            {t('aprRepresentative', { apr: credit.apr })}
          </span>
        </span>
      </summary>
      <div className="pb-6">
        <CreditFigures credit={credit} isExample />
        <p className="mt-6 max-w-[72ch] text-sm text-pretty text-stone-600">{notice}</p>
      </div>
    </details>
  )
}
