import fc from 'fast-check'
import { type Choice, withPart } from './choice.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { resolveConflicts } from './resolve-conflicts.ts'

/** Any build of a bike that can be built, for properties; what does not go together was given up already. */
export const someChoice = (bike: OfferedBike): fc.Arbitrary<Choice> =>
  fc
    .record({
      offer: fc.constantFrom(...bike.offers.filter(({ days }) => days !== null)),
      wishes: fc.tuple(...bike.sections.map(wishIn)),
    })
    .map(({ offer: { colour, size }, wishes }) => {
      const plain: Choice = { colour, size, parts: {} }
      const asked = bike.sections.reduce(
        (choice, section, index) => withPart(bike, choice, section, wishes[index] ?? null),
        plain,
      )
      return resolveConflicts(bike, asked).choice
    })

/** Mostly nothing, as shoppers do. */
const wishIn = ({ parts }: OfferedSection) => {
  const offers = parts.flatMap(({ sku, offers: sizes }) =>
    sizes.map(({ size }) => ({ sku, size: size?.code ?? null })),
  )
  return fc.option(fc.constantFrom(...offers), { freq: 2 })
}
