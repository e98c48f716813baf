/** The families a colourway is found by; a fade may belong to two. */
export const colourFamilies = [
  'black',
  'white',
  'grey',
  'silver',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
] as const
export type ColourFamily = (typeof colourFamilies)[number]

export const conditions = ['new', 'refurbished', 'ex-demo'] as const
export type Condition = (typeof conditions)[number]

/** Attributes whose values have a name of their own in each language: data, so that a retailer may add to them. */
export const namedAttributes = [
  'colour',
  'shifting',
  'material',
  'condition',
  'discipline',
  'filterCategory',
  'collection',
  'family',
] as const
export type NamedAttribute = (typeof namedAttributes)[number]
