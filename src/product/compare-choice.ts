/** How many bikes fit beside each other. */
export const mostCompared = 4

export type ComparedBike = { slug: string; size: string | null }

const pattern = /^([a-z0-9-]{1,80})(?:~([A-Z0-9]{1,6}))?$/

/**
 * The bikes an address asks to compare: `?bikes=wold-sl-105~M&bikes=keld-al-apex`. A list with commas
 * is understood too, since people write such addresses by hand.
 */
export function comparedIn(query: URLSearchParams): ComparedBike[] {
  const bikes = new Map<string, ComparedBike>()
  for (const word of query.getAll('bikes').flatMap((value) => value.split(','))) {
    const [, slug, size = null] = pattern.exec(word.trim()) ?? []
    if (slug && !bikes.has(slug)) bikes.set(slug, { slug, size })
  }
  return [...bikes.values()].slice(0, mostCompared)
}

export const compareValue = ({ slug, size }: ComparedBike): string =>
  size ? `${slug}~${size}` : slug

export function compareAddress(bikes: readonly ComparedBike[]): string {
  const query = new URLSearchParams(bikes.map((bike) => ['bikes', compareValue(bike)]))
  return bikes.length === 0 ? '/compare/' : `/compare/?${query}`
}
