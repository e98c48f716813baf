import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceEvents } from '#/configurator/page/choice-events.client.ts'
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

/** Pushes an event for each step in the configurator; `bike` is the one that its page shows. */
export function onConfigured(bike: () => string | null, push: (event: ShopEvent) => void): void {
  choiceEvents.listen(({ before, now }) => {
    const item = bike()
    if (item === null) return
    for (const change of changesOf(before, now))
      push({ event: 'configure', item_id: item, ...change })
  })
}
