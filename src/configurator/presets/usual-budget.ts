import { buildPrice } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { minorDigits } from '#/money/currency.ts'

/** A tenth more than the bike as shown, in round figures. */
export function usualBudget(bike: OfferedBike, choice: Choice): string {
  const price = buildPrice(bike, { ...choice, parts: {} })?.total ?? 0
  const unit = 10 ** minorDigits[bike.currency]
  return String(Math.ceil((price * 1.1) / unit / 100) * 100)
}
