import fc from 'fast-check'
import { type Choice, withPart } from './choice.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { resolveConflicts } from './resolve-conflicts.ts'

/** An arbitrary configuration that can be built, for property tests; conflicts are already resolved. */
export const someChoice = (bike: OfferedBike): fc.Arbitrary<Choice> =>
  fc
    .record({
      offer: fc.constantFrom(...bike.offers.filter(({ days }) => days !== null)),
      parts: fc.tuple(...bike.sections.map(partIn)),
    })
    .map(({ offer: { colour, size }, parts }) => {
      const plain: Choice = { colour, size, parts: {} }
      const requested = bike.sections.reduce(
        (choice, section, index) => withPart(bike, choice, section, parts[index] ?? null),
        plain,
      )
      return resolveConflicts(bike, requested).choice
    })

/** Mostly nothing, as most shoppers leave most sections unchanged. */
const partIn = ({ parts }: OfferedSection) => {
  const offers = parts.flatMap(({ sku, offers: sizes }) =>
    sizes.map(({ size }) => ({ sku, size: size?.code ?? null })),
  )
  return fc.option(fc.constantFrom(...offers), { freq: 2 })
}
