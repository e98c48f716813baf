import { useTranslations } from '#/i18n/use-translations.tsx'
import { CreditFigures } from './credit-figures.tsx'
import type { RepresentativeExample } from './finance.ts'
import { exampleId } from './representative-example.tsx'

/**
 * The representative example in a narrow column, directly above the monthly price and larger than that (CONC 3.5.5,
 * 3.5.7). Its figures are folded, so that the button below stays in the first view.
 */
export function ExampleInBrief({
  example: { credit, notice },
}: {
  example: RepresentativeExample
}) {
  const t = useTranslations('finance')
  return (
    <details
      id={exampleId}
      className="group scroll-mt-[calc(var(--header-height)+1.5rem)] open:my-2 open:border-y open:border-stone-200 open:pb-4"
    >
      <summary className="flex w-fit cursor-pointer items-center gap-2 py-1 after:size-4 after:chevron group-open:after:rotate-180">
        <span className="figures text-pretty">
          <b>{`${t('example')}:`}</b>{' '}
          <span className="whitespace-nowrap">{t('aprRepresentative', { apr: credit.apr })}</span>
        </span>
      </summary>
      <CreditFigures credit={credit} isExample isNarrow />
      <p className="mt-5 text-sm text-pretty text-stone-600">{notice}</p>
    </details>
  )
}
