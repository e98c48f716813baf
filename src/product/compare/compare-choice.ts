/** The number of bikes that fit side by side. */
export const mostCompared = 4

export type ComparedBike = { slug: string; size: string | null }

const pattern = /^([a-z0-9-]{1,80})(?:~([A-Z0-9]{1,6}))?$/

/**
 * The bikes that a URL compares, in order: `?bikes=wold-sl-105~M,keld-al-apex`. The page cache sorts
 * parameters, so the order is inside one of them. Further ones, as a form sends them, give sizes and added
 * bikes. More than are compared may be named, and the page leads to the URL of the first ones.
 */
export function comparedIn(query: URLSearchParams): ComparedBike[] {
  const bikes = new Map<string, ComparedBike>()
  const values = query.getAll('bikes')
  const listsFirst = [...values.filter(isList), ...values.filter((value) => !isList(value))]
  for (const word of listsFirst.flatMap((value) => value.split(','))) {
    const [, slug, size = bikes.get(slug ?? '')?.size ?? null] = pattern.exec(word.trim()) ?? []
    if (slug) bikes.set(slug, { slug, size })
  }
  return [...bikes.values()]
}

const isList = (value: string) => value.includes(',')

/** A form field that fixes the order of the others; it is a list even with one bike. */
export const compareOrder = (bikes: readonly Pick<ComparedBike, 'slug'>[]): string =>
  bikes.map(({ slug }) => `${slug},`).join('')

export const compareValue = ({ slug, size }: ComparedBike): string =>
  size ? `${slug}~${size}` : slug

export function compareUrl(bikes: readonly ComparedBike[]): string {
  const list = bikes.map((bike) => encodeURIComponent(compareValue(bike))).join(',')
  return bikes.length === 0 ? '/compare/' : `/compare/?bikes=${list}`
}

/** Adds a bike: it stays where it is, or goes last, replacing another if the list is full. */
export const withBike = (bikes: readonly ComparedBike[], slug: string): ComparedBike[] =>
  bikes.some((bike) => bike.slug === slug)
    ? [...bikes]
    : [...bikes.slice(0, mostCompared - 1), { slug, size: null }]
