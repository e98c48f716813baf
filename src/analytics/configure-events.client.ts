import type { Choice } from '#/configurator/choice/choice.ts'
import type { ConfiguratorStep } from '#/configurator/page/choice-events.client.ts'
import type { ShopEvent } from './events.ts'

type Change = { section: string; option: string }

/** The sections in which two builds differ, with what is chosen there now. */
export function changesOf(before: Choice, now: Choice): Change[] {
  const options = (choice: Choice) =>
    new Map([
      ['colour', choice.colour],
      ['size', choice.size ?? ''],
      ...Object.entries(choice.parts).map(([key, { sku }]): [string, string] => [key, sku]),
    ])
  const [earlier, later] = [options(before), options(now)]
  return (
    [...new Set([...earlier.keys(), ...later.keys()])]
      .map((section) => ({ section, option: later.get(section) ?? '' }))
      .filter(({ section, option }) => option !== (earlier.get(section) ?? ''))
      // The bike's own part is what an empty choice means.
      .map(({ section, option }) => ({ section, option: option || 'own' }))
  )
}

/** The events of a step in the configurator. */
export const configureEvents = ({ sku, before, now }: ConfiguratorStep): ShopEvent[] =>
  changesOf(before, now).map((change) => ({ event: 'configure', item_id: sku, ...change }))
