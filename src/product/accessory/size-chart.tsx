import { useTranslations } from '#/i18n/use-translations.tsx'
import type { SizeChartView } from './size-chart-view.ts'

/** The measurements that each size is made for, folded away beside the sizes. */
export function SizeChart({ chart: { columns, rows, note } }: { chart: SizeChartView }) {
  const t = useTranslations('product')
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 underline decoration-stone-400 after:chevron after:size-4 group-open:after:rotate-180 hover:decoration-current">
        {t('sizeChart')}
      </summary>
      <table className="mt-1 w-full border-collapse text-left">
        <caption className="sr-only">{t('sizeChart')}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="py-2 pr-3 font-normal text-stone-600">
              {t('size')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 font-normal text-stone-600">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-b border-stone-200 align-baseline">
              <th scope="row" className="label py-2 pr-3">
                {name}
              </th>
              {values.map(({ text, inches }, index) => (
                <td key={columns[index]} className="figures px-2 py-2">
                  {text}
                  {inches && <span className="block text-stone-600">{inches}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-3 text-stone-700">{note}</p>}
    </details>
  )
}
