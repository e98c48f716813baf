import { buildPrice } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { minorDigits } from '#/money/currency.ts'

/** A tenth more than the bike as shown, in round figures. */
export function usualBudget(bike: OfferedBike, choice: Choice): string {
  const price = buildPrice(bike, { ...choice, parts: {} })?.total ?? 0
  const unit = 10 ** minorDigits[bike.currency]
  // In whole numbers: 1.1 times a round price would be a little more than its figures say.
  return String(Math.ceil((price * 11) / (unit * 1000)) * 100)
}
