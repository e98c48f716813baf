import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { CreditFigures, useCreditLine } from './credit-figures.tsx'
import type { RepresentativeExample } from './finance.ts'
import { exampleId } from './representative-example.tsx'

type FoldedExampleProps = {
  example: RepresentativeExample
  /** Whether it stands in the column of one price rather than across the page. */
  isNarrow?: boolean
}

/**
 * The representative example where a table would interrupt the page: it stands above the first monthly price, and no
 * smaller. All its figures are on its line, since an example that has to be unfolded is less prominent than the price
 * that requires it (CONC 3.5.5, 3.5.7). Unfolded, it is the table with the notice.
 */
export function FoldedExample({
  example: { credit, notice },
  isNarrow = false,
}: FoldedExampleProps) {
  const t = useTranslations('finance')
  return (
    <details
      id={exampleId}
      className={classes(
        'group scroll-mt-[calc(var(--header-height)+1.5rem)] border-stone-200',
        isNarrow ? 'py-1 text-sm open:mb-2 open:border-b open:pb-4' : 'mt-5 border-y',
      )}
    >
      <summary
        className={classes(
          'flex cursor-pointer items-start justify-between gap-4 after:mt-0.5 after:size-5 after:chevron group-open:after:rotate-180',
          !isNarrow && 'py-3',
        )}
      >
        <span className="figures text-pretty">
          <b>{`${t('example')}:`}</b>
          {` ${useCreditLine(credit)}; ${t('aprRepresentative', { apr: credit.apr })}`}
        </span>
      </summary>
      <div className={classes(!isNarrow && 'pb-6')}>
        <CreditFigures credit={credit} isExample isNarrow={isNarrow} />
        <p className="mt-6 max-w-[72ch] text-sm text-pretty text-stone-600">{notice}</p>
      </div>
    </details>
  )
}
