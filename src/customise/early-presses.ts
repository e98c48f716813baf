import { unpainted } from '#/configurator/built.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice-address.ts'
import type { Choice } from '#/configurator/choice.ts'
import type { OfferedBike } from '#/configurator/offered.ts'
import { formId } from './form-id.ts'

type Press = { name: string; value: string }

/** What was pressed before the scripts came: marked by the browser, and not by the page. */
export const earlyPresses = (): Press[] =>
  [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][form=${formId}]`)]
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(({ name, value }) => ({ name, value }))

/** The choice that such presses make of the one the page came with. */
export function withPresses(bike: OfferedBike, choice: Choice, presses: readonly Press[]): Choice {
  const isOwnColour = presses.some(({ name }) => name === 'colour')
  const query = choiceQuery(isOwnColour ? unpainted(choice) : choice, bike)
  for (const { name, value } of presses) query.set(name, value)
  return choiceFrom(query, bike).choice
}
