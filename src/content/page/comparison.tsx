import type { BlockProps } from '#/content/block.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'

/** Two to four things side by side; on a phone the table scrolls and keeps the first column in view. */
export function Comparison({ caption, columns, rows }: BlockProps<'comparison'>) {
  return (
    // The keyboard can only scroll what it can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll-edge shell overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className="figures w-full min-w-[36rem] table-fixed border-collapse text-left">
        <caption className="title pb-4 text-left text-2xl">{caption}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-1/4">
              <span className="sr-only">{caption}</span>
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="title px-4 py-3 text-lg">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-b border-stone-200 align-baseline">
              <th scope="row" className="label sticky left-0 bg-paper py-3 pr-4 text-sm">
                {label}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.title ?? index} className="px-4 py-3">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ button }) => button) && (
          <tfoot>
            <tr>
              <th scope="row">
                <span className="sr-only">{caption}</span>
              </th>
              {columns.map(({ title, button }) => (
                <td key={title} className="px-4 pt-5">
                  {button && (
                    <ButtonLink to={button.to} kind="secondary" size="small">
                      {button.label}
                    </ButtonLink>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
