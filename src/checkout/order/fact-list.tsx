type FactListProps = { facts: readonly (readonly [name: string, value: string])[] }

/** Names and values in two columns, with a hairline between the rows. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="border-t border-stone-200">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 border-b border-stone-200 py-3 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-stone-600">{name}</dt>
          <dd className="figures break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
