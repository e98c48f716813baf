/** The keys of an object that has no others, such as a constant table; the library's type allows for more. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's object has no other keys
  Object.keys(table) as (keyof Table & string)[]

/** An object with one value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key is filled here
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
