/** Colour families that shoppers filter by; a fade may belong to two. */
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

/** Grades of used bikes, the best first. */
export const usedGrades = ['A', 'B', 'C'] as const
export type UsedGrade = (typeof usedGrades)[number]

/** Attributes whose values are named in each language. The values are data, so that a retailer can add some. */
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
