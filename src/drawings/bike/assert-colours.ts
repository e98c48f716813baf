import type { BikeLook } from './bike-look.ts'
import { isHex, type Hex } from './colour.ts'

/** Every colour a look brings along. */
const coloursOf = ({ paint, fork, wheels, cockpit, saddle, extras }: BikeLook): Hex[] =>
  [
    paint.colour,
    paint.fade?.colour,
    paint.downTubeLogo,
    paint.smallLogo,
    fork?.colour,
    wheels.rimColour,
    cockpit.tape,
    saddle?.colour,
    extras?.bottleColour,
    extras?.bagColour,
    extras?.rackColour,
  ].filter((colour) => colour !== undefined)

/** A look from a shared link or a careless import must not write markup of its own. */
export function assertColours(look: BikeLook): void {
  const wrong = coloursOf(look).find((colour) => !isHex(colour))
  if (wrong !== undefined) throw new TypeError(`Not a colour: ${wrong}`)
}
