import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/** Names the bike in the URL of a quote, a sheet or a build to save; the choice follows as in the configurator's own URL. */
export const bikeParameter = 'bike'

/** The page that makes a cycle to work quote of a build. */
export const buildQuoteUrl = (slug: string, choice: Choice, bike: OfferedBike): string =>
  `/cycletowork/quote/?${new URLSearchParams([[bikeParameter, slug], ...choiceQuery(choice, bike)])}`
