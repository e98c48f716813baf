import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The drawing's own units; it scales to the width of its column. */
const [width, height] = [480, 140]

/** The amount still owed month by month, as a drawing and as a table. */
export function BalanceChart({ balances }: { balances: readonly number[] }) {
  const t = useTranslations('finance.balance')
  const { country } = useVisitor()
  const inPounds = (pence: number, decimals?: 'always') =>
    formatMoney(money(pence, 'GBP'), country.locale, decimals && { decimals })
  const months = balances.length - 1
  const rows = balances.map((balance, month) => ({ balance, month }))
  const [loan = 0] = balances
  const half = balances[Math.round(months / 2)] ?? 0
  const points = balances.map((balance, month) => ({
    x: (width * month) / months,
    y: height - (height * balance) / loan,
  }))
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const summary = t('summary', {
    loan: inPounds(loan, 'always'),
    half: inPounds(half, 'always'),
    middle: Math.round(months / 2),
    months,
  })
  return (
    <figure className="mt-8">
      <figcaption className="label text-sm">{t('title')}</figcaption>
      <p className="sr-only">{summary}</p>
      <svg viewBox={`-6 -6 ${width + 12} ${height + 12}`} aria-hidden className="mt-3 w-full">
        <path d={`M0 ${height}L${line}Z`} className="fill-stone-100" />
        <path d={`M0 ${height}H${width}`} className="stroke-stone-300" />
        <path d={`M${line}`} fill="none" strokeWidth="2.5" className="stroke-ink" />
        <circle r="4.5" cx={points[0]?.x} cy={points[0]?.y} className="fill-ink" />
        <circle r="4.5" cx={width} cy={height} className="fill-ink" />
      </svg>
      <p aria-hidden className="figures flex justify-between text-sm text-stone-600">
        <span>{t('start', { amount: inPounds(loan, 'always') })}</span>
        <span>{t('end', { months })}</span>
      </p>
      <details className="mt-2">
        <summary className="inline-block py-2 text-sm underline decoration-stone-400">
          {t('asTable')}
        </summary>
        <table className="figures mt-2 w-full max-w-xs border-collapse text-sm">
          <thead>
            <tr className="border-b border-ink text-left text-stone-600">
              <th scope="col" className="py-1 font-normal">
                {t('month')}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {t('owed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ balance, month }) => (
              <tr key={month} className="border-b border-stone-200">
                <th scope="row" className="py-1 text-left font-normal">
                  {month}
                </th>
                <td className="py-1 text-right">{inPounds(balance, 'always')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
