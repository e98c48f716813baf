/** What is made from an object that never changes is made once, and forgotten together with it. */
export function memoizeWeak<Source extends object, Made>(make: (source: Source) => Made) {
  const known = new WeakMap<Source, { made: Made }>()
  return (source: Source): Made => {
    const held = known.get(source) ?? { made: make(source) }
    known.set(source, held)
    return held.made
  }
}
