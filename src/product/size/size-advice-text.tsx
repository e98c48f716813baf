import { useTranslations } from '#/i18n/use-translations.tsx'
import type { SizeAdvice, SizeVerdict } from './size-advice.ts'

/** The recommendation with the figures behind it, since riders may know better. */
export function SizeAdviceText({
  advice,
  chosen = null,
}: {
  advice: SizeAdvice
  /** The size that is chosen now. */
  chosen?: string | null
}) {
  const t = useTranslations('product.sizeFinder')
  if (advice.kind === 'none')
    return (
      <p className="border-l-2 border-stop bg-stone-50 px-4 py-3 text-sm">{t(advice.reason)}</p>
    )
  const [first, second] = advice.sizes
  return (
    <div className="grid gap-3 border-l-2 border-signal bg-stone-50 px-4 py-3 text-sm">
      <p>
        {second
          ? t('between', { smaller: first.size, larger: second.size })
          : t('one', { size: first.size })}
        {second && chosen !== null && advice.sizes.some(({ size }) => size === chosen) && (
          <> {t('chosen', { size: chosen })}</>
        )}
      </p>
      {first.saddle !== null && <Numbers sizes={advice.sizes} />}
      {advice.sizes.map((each) => (
        <Caution key={each.size} verdict={each} />
      ))}
    </div>
  )
}

function Numbers({ sizes }: { sizes: readonly SizeVerdict[] }) {
  const t = useTranslations('product.sizeFinder')
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="text-stone-600">
          <th scope="col" className="py-1 pr-3 font-normal">
            {t('numbers')}
          </th>
          {sizes.map(({ size }) => (
            <th key={size} scope="col" className="label py-1 pr-3 text-ink">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Line name={t('saddle', { saddle: sizes[0]?.saddle ?? 0 })}>
          {sizes.map(({ saddleHeight: [least, most] }) => `${least}–${most} mm`)}
        </Line>
        <Line name={t('standover')}>{sizes.map(({ standover }) => `${standover} mm`)}</Line>
        <Line name={t('clearance')}>{sizes.map(({ clearance }) => `${clearance ?? 0} mm`)}</Line>
      </tbody>
    </table>
  )
}

function Line({ name, children }: { name: string; children: readonly string[] }) {
  return (
    <tr className="border-t border-stone-200 align-baseline">
      <th scope="row" className="py-1.5 pr-3 font-normal text-stone-600">
        {name}
      </th>
      {children.map((value, index) => (
        // A cell has no identity but its index.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className="py-1.5 pr-3 whitespace-nowrap">
          {value}
        </td>
      ))}
    </tr>
  )
}

function Caution({ verdict }: { verdict: SizeVerdict }) {
  const t = useTranslations('product.sizeFinder')
  const { size, isTight, isSaddleInRange } = verdict
  if (isSaddleInRange && !isTight) return null
  return <p className="text-stop">{t(isTight ? 'tight' : 'saddleOutside', { size })}</p>
}
