import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/** Names the bike in the URL of a cycle to work quote; the choice follows as in the configurator's own URL. */
export const buildParameter = 'bike'

/** The page that makes a cycle to work quote of a build. */
export const buildQuoteUrl = (slug: string, choice: Choice, bike: OfferedBike): string =>
  `/cycletowork/quote/?${new URLSearchParams([[buildParameter, slug], ...choiceQuery(choice, bike)])}`
