import { SpecTable } from '#/ui/spec-table.tsx'
import type { SpecGroup } from './specification-groups.ts'

/** Groups in columns where there is room, read down one column and then the next. */
export function Specification({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className="gap-x-16 lg:columns-2">
      {groups.map(({ key, name, rows }) => (
        <div key={key} className="mb-10 break-inside-avoid">
          <SpecTable caption={name} rows={rows} />
        </div>
      ))}
    </div>
  )
}
