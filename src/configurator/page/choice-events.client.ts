import { createChannel } from '#/platform/browser/channel.ts'
import type { Choice } from '#/configurator/choice/choice.ts'

/** The steps that a shopper takes in the configurator, for whoever reports them. */
export const choiceEvents = createChannel<{ before: Choice; now: Choice }>()
