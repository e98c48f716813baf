import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import type { BuildGroup, BuildRow } from './review-build.ts'

/** Every part of the bike, by group; chosen parts stand out, with the part they replace. */
export function ReviewBuild({ groups }: { groups: readonly BuildGroup[] }) {
  const t = useTranslations('review')
  return (
    <>
      <details className="build-fold lg:hidden print:hidden">
        <summary>{t('showBuild', { count: groups.flatMap(({ rows }) => rows).length })}</summary>
      </details>
      <div className="gap-x-16 lg:columns-2 xl:columns-3 xl:gap-x-12">
        {groups.map(({ key, name, rows }) => (
          <table
            key={key}
            className="w-full break-inside-avoid border-collapse text-left text-sm max-lg:mt-6 lg:mb-8"
          >
            <caption className="title pb-2 text-left text-base">{name}</caption>
            <tbody>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  )
}

function Row({ row: { name, value, isChanged, was } }: { row: BuildRow }) {
  const t = useTranslations('review')
  return (
    <tr
      data-chosen={isChanged || undefined}
      className={classes(
        'border-t border-stone-200 align-baseline last:border-b',
        isChanged && 'bg-signal-wash',
      )}
    >
      <th
        scope="row"
        className={classes('w-2/5 py-2 pr-4 font-normal text-stone-600', isChanged && 'pl-3')}
      >
        {name}
      </th>
      <td className={classes('py-2', isChanged && 'pr-3')}>
        {isChanged ? (
          <span className="grid justify-items-start gap-0.5">
            <span className="label">{value}</span>
            {was !== null && (
              <span className="text-stone-600">{t('insteadOf', { part: was })}</span>
            )}
            <span className="label text-xs text-signal-deep">{t('yourChoice')}</span>
          </span>
        ) : (
          value
        )}
      </td>
    </tr>
  )
}
