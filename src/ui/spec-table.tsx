import type { ReactNode } from 'react'

export type SpecRow = { name: string; value: ReactNode }

/** The specifications of one group, row by row. */
export function SpecTable({ caption, rows }: { caption: string; rows: readonly SpecRow[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="title pb-3 text-left text-lg">{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-t border-stone-200 align-baseline last:border-b">
            <th scope="row" className="w-2/5 py-3 pr-4 text-sm font-normal text-stone-600">
              {name}
            </th>
            <td className="py-3">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
