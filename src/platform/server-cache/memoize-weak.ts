/** Computes a value once per immutable source object; it is garbage-collected with the source. */
export function memoizeWeak<Source extends object, Made>(make: (source: Source) => Made) {
  const cache = new WeakMap<Source, { made: Made }>()
  return (source: Source): Made => {
    const entry = cache.get(source) ?? { made: make(source) }
    cache.set(source, entry)
    return entry.made
  }
}
