import type { ReactNode } from 'react'

type KeyFact = { name: string; value: ReactNode }

/** The three or four figures that cyclists look for first. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="shell figures grid grid-cols-2 gap-x-6 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="border-t border-stone-200 py-4 max-lg:last:odd:col-span-2 lg:py-6"
        >
          <dt className="text-sm text-stone-600">{name}</dt>
          <dd className="label mt-1 text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
