import { unpainted } from '#/configurator/choice/built.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { formId } from '#/configurator/steps/form-id.ts'

type Press = { name: string; value: string }

/** Radio buttons pressed before hydration: the browser has checked them, the page has not. */
export const earlyPresses = (): Press[] =>
  [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][form=${formId}]`)]
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(({ name, value }) => ({ name, value }))

/** Applies such presses to the choice that the page was rendered with. */
export function withPresses(bike: OfferedBike, choice: Choice, presses: readonly Press[]): Choice {
  const isOwnColour = presses.some(({ name }) => name === 'colour')
  const query = choiceQuery(isOwnColour ? unpainted(choice) : choice, bike)
  for (const { name, value } of presses) query.set(name, value)
  return choiceFrom(query, bike).choice
}
