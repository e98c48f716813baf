import { unpainted } from '#/configurator/choice/built.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { formId } from './form-id.ts'

type Press = { name: string; value: string }

/** Radio buttons in a part of the page that were pressed before hydration: the browser has checked them, the page has not. */
const earlyPresses = (part: ParentNode): Press[] =>
  [...part.querySelectorAll<HTMLInputElement>(`input[type=radio][form=${formId}]`)]
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(({ name, value }) => ({ name, value }))

/** Applies such presses to the choice that the page was rendered with. */
export function withPresses(bike: OfferedBike, choice: Choice, presses: readonly Press[]): Choice {
  const isOwnColour = presses.some(({ name }) => name === 'colour')
  const query = choiceQuery(isOwnColour ? unpainted(choice) : choice, bike)
  for (const { name, value } of presses) query.set(name, value)
  return choiceFrom(query, bike).choice
}

/** Chooses what was pressed in a part of the page before it was hydrated. */
export function applyEarlyPresses(bike: OfferedBike, store: BuildStore, part: ParentNode): void {
  const presses = earlyPresses(part)
  if (presses.length === 0) return
  const { choice } = store.build()
  const next = withPresses(bike, choice, presses)
  if (`${choiceQuery(next, bike)}` !== `${choiceQuery(choice, bike)}`) store.choose(next)
}
