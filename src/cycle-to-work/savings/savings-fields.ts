/** The fields of the calculator. Every page loads this list, so nothing else is in its file. */
export const savingsFields = [
  'price',
  'salary',
  'hours',
  'nation',
  'months',
  'ending',
  'age',
] as const
export type SavingsField = (typeof savingsFields)[number]
