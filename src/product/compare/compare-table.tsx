import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { Weight } from '#/product/facts/weight.tsx'
import { BestMark } from './best-mark.tsx'
import type { RankedRow } from './better-values.ts'
import { BikeHeads } from './bike-heads.tsx'
import type { CompareData } from './compare.page.server.ts'
import type { ComparedRow } from './compared-rows.ts'

type CompareTableProps = {
  data: CompareData
  /** The id of the form that the sizes belong to. */
  form: string
  onChoose: () => void
}

type TableRow = Omit<ComparedRow, 'values'> & {
  values: readonly ReactNode[]
  /** Set where one value is better than another. */
  ranked?: RankedRow
}

/**
 * The bikes in columns. Nothing scrolls sideways, so that the names can stay in view; on a phone the name of a row is
 * above its values. A tick hides what is the same, by CSS alone.
 */
export function CompareTable({ data, form, onChoose }: CompareTableProps) {
  const t = useTranslations('product')
  const { bikes, best } = data
  const groups = useGroups(data)
  const same = groups.flatMap(({ rows }) => rows).filter((row) => !row.isDifferent).length
  const isComparison = bikes.length > 1
  return (
    <div className="group/compare">
      {isComparison && same > 0 && (
        <Checkbox
          label={t('compare.differencesOnly')}
          hint={t('compare.sameRows', { count: same })}
          defaultChecked
        />
      )}
      <table
        className={classes(
          'w-full table-fixed border-collapse text-left text-sm max-sm:-mx-1.5 max-sm:w-[calc(100%+0.75rem)] max-sm:[&_.badge]:whitespace-normal',
          bikes.length > 2 && 'max-sm:text-xs',
          bikes.length > 3 && crowded,
          !isComparison && 'max-w-3xl',
        )}
      >
        <caption className="sr-only">{t('compare.table')}</caption>
        <BikeHeads bikes={bikes} best={best.price} form={form} onChoose={onChoose} />
        {groups.map((group) => (
          <Rows key={group.title} {...group} data={data} />
        ))}
      </table>
    </div>
  )
}

/** The rows in groups: the questions that riders ask first, then every part, then every measurement. */
function useGroups({ bikes, rows, geometry }: CompareData) {
  const t = useTranslations('product')
  const weight: TableRow = {
    key: 'weight',
    ranked: 'weight',
    name: t('weight.name'),
    values: bikes.map(({ slug, grams, weightSize, hasPedals }) =>
      grams === null ? null : (
        <Weight key={slug} grams={grams} size={weightSize} hasPedals={hasPedals} />
      ),
    ),
    isDifferent: new Set(bikes.map(({ grams }) => grams)).size > 1,
  }
  const ranked = rows.flatMap((row): TableRow[] =>
    row.key === 'tyreClearance' || row.key === 'battery' ? [{ ...row, ranked: row.key }] : [],
  )
  const size: TableRow = {
    key: 'size',
    name: t('size'),
    values: bikes.map((bike) => bike.size),
    // A measurement says nothing without its size, so that is shown even where it is the same.
    isDifferent: true,
  }
  return [
    { title: t('compare.glance'), rows: [weight, ...ranked] },
    {
      title: t('specification'),
      rows: rows.filter(({ key }) => ranked.every((row) => row.key !== key)),
    },
    { title: t('geometry.title'), rows: [size, ...geometry] },
  ]
}

/** Four bikes leave eighty pixels to each on a phone. */
const crowded =
  'max-sm:[&_.badge]:px-1 max-sm:[&_.badge]:text-[0.75rem] max-sm:[&_.select-arrow]:right-1 max-sm:[&_button]:px-0.5 max-sm:[&_button]:text-[0.75rem] max-sm:[&_select]:pr-6 max-sm:[&_select]:pl-2 max-sm:[&_select]:text-sm max-sm:[&_thead_th]:text-sm/tight'

/** The tick above the table hides these. */
const hidden = 'group-has-[[type=checkbox]:checked]/compare:hidden'

type RowsProps = { title: string; rows: readonly TableRow[]; data: CompareData }

function Rows({ title, rows, data }: RowsProps) {
  const columns = data.bikes.length + 1
  const isHidden = data.bikes.length > 1 && rows.every((row) => !row.isDifferent)
  return (
    <tbody className={isHidden ? hidden : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="title px-1.5 pt-10 pb-3 text-xl sm:px-0">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} data={data} />
      ))}
    </tbody>
  )
}

function Row({ row, data: { bikes, best } }: { row: TableRow; data: CompareData }) {
  const t = useTranslations('product.compare')
  const { name, values, ranked } = row
  const isSame = bikes.length > 1 && !row.isDifferent
  return (
    <>
      {/* Screen readers have the heading of the row itself. */}
      <tr
        aria-hidden="true"
        className={classes('border-t border-stone-200 sm:hidden', isSame && hidden)}
      >
        <td colSpan={bikes.length + 1} className="px-1.5 pt-2.5 text-xs text-stone-600">
          {name}
        </td>
      </tr>
      <tr
        className={classes(
          'border-stone-200 align-top sm:border-t',
          isSame && hidden,
          isSame && 'text-stone-600',
        )}
      >
        <th scope="row" className="py-2.5 font-normal text-stone-600 max-sm:p-0">
          <span className="max-sm:sr-only">{name}</span>
          {isSame && <span className="sr-only"> ({t('same')})</span>}
        </th>
        {values.map((value, index) => (
          <td
            key={bikes[index]?.slug}
            className="px-1.5 pt-0.5 pb-2.5 wrap-anywhere hyphens-auto sm:pt-2.5 sm:pr-0 sm:pl-6"
          >
            {value ?? '–'}
            {ranked && best[ranked][index] && <BestMark row={ranked} />}
          </td>
        ))}
      </tr>
    </>
  )
}
