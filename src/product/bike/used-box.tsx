import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { UsedNote } from './used-note.ts'

const contactLink = (words: ReactNode) => <TextLink to="/contact/">{words}</TextLink>

/** The condition of a used bike: its grade, its distance, its marks, and what was renewed. */
export function UsedBox({ used }: { used: UsedNote }) {
  const t = useTranslations('product.used')
  return (
    <section
      aria-labelledby="condition"
      className="grid gap-4 rounded-sm border border-stone-300 p-4 text-sm"
    >
      <div className="grid gap-1">
        <h2 id="condition" className="title text-lg">
          {used.grade}
        </h2>
        <p>{used.meaning}</p>
      </div>
      <table className="w-full text-left">
        <caption className="sr-only">{t('pieces')}</caption>
        <tbody>
          {used.pieces.map(({ size, ridden, state }) => (
            <tr key={size} className="border-t border-stone-200 align-baseline">
              <th scope="row" className="label w-10 py-2 pr-3">
                {size}
              </th>
              <td className="figures py-2">
                <span className="block">{ridden}</span>
                <span className="block text-stone-600">{state}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-2">
        {used.facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-stone-600">{t.rich('photographs', { link: contactLink })}</p>
    </section>
  )
}
