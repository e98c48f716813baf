/** How many bikes fit beside each other. */
export const mostCompared = 4

export type ComparedBike = { slug: string; size: string | null }

const pattern = /^([a-z0-9-]{1,80})(?:~([A-Z0-9]{1,6}))?$/

/**
 * The bikes an address asks to compare, in the order they were chosen: `?bikes=wold-sl-105~M,keld-al-apex`.
 * A kept page does not know in which order its parameters came, so the order is one parameter's own. Others
 * beside it, as a form sends them, say sizes and what is put last.
 */
export function comparedIn(query: URLSearchParams): ComparedBike[] {
  const bikes = new Map<string, ComparedBike>()
  const values = query.getAll('bikes')
  const listsFirst = [...values.filter(isList), ...values.filter((value) => !isList(value))]
  for (const word of listsFirst.flatMap((value) => value.split(','))) {
    const [, slug, size = bikes.get(slug ?? '')?.size ?? null] = pattern.exec(word.trim()) ?? []
    if (slug) bikes.set(slug, { slug, size })
  }
  return [...bikes.values()].slice(0, mostCompared)
}

const isList = (value: string) => value.includes(',')

/** A form's own field for the order of its others; a list even where it has one bike only. */
export const compareOrder = (bikes: readonly Pick<ComparedBike, 'slug'>[]): string =>
  bikes.map(({ slug }) => `${slug},`).join('')

export const compareValue = ({ slug, size }: ComparedBike): string =>
  size ? `${slug}~${size}` : slug

export function compareUrl(bikes: readonly ComparedBike[]): string {
  const list = bikes.map((bike) => encodeURIComponent(compareValue(bike))).join(',')
  return bikes.length === 0 ? '/compare/' : `/compare/?bikes=${list}`
}

/** The choice with one bike in it: where it was chosen, or last, if need be in the place of another. */
export const withBike = (bikes: readonly ComparedBike[], slug: string): ComparedBike[] =>
  bikes.some((bike) => bike.slug === slug)
    ? [...bikes]
    : [...bikes.slice(0, mostCompared - 1), { slug, size: null }]
