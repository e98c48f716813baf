import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import type { HoursRow } from './store-view.ts'

type HoursTableProps = { caption: string; rows: readonly HoursRow[]; isCaptionHidden?: boolean }

export function HoursTable({ caption, rows, isCaptionHidden = false }: HoursTableProps) {
  const t = useTranslations('stores')
  return (
    <table className="w-full">
      <caption className={isCaptionHidden ? 'sr-only' : 'label pb-2 text-left'}>{caption}</caption>
      <tbody>
        {rows.map(({ name, hours, isToday }) => (
          <tr
            key={name}
            className={classes('border-t border-stone-200 align-top', isToday && 'font-semibold')}
          >
            <th scope="row" className="py-2 pr-4 text-left [font-weight:inherit]">
              {name}
              {isToday && <span className="sr-only">, {t('today')}</span>}
            </th>
            <td className="figures py-2 text-right whitespace-nowrap">
              {hours.length === 0
                ? t('state.closed')
                : hours.map((span) => (
                    <span key={span} className="block">
                      {span}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
