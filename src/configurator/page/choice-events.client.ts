import { createChannel } from '#/platform/browser/channel.ts'
import type { Choice } from '#/configurator/choice/choice.ts'

/** A step that a shopper takes in the configurator of the bike `sku`. */
export type ConfiguratorStep = { sku: string; before: Choice; now: Choice }

/** For whoever reports the steps. */
export const choiceEvents = createChannel<ConfiguratorStep>()
