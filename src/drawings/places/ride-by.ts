import { horizonIn, printLand } from '#/drawings/scenery/road-view.ts'
import type { Sheet } from '#/drawings/scenery/sheet.ts'
import { printSky } from '#/drawings/scenery/sky.ts'
import { printFall, printSea } from '#/drawings/scenery/weather.ts'
import { printBeside } from './beside.ts'
import { printCamp } from './camp.ts'
import { printChalk } from './chalk.ts'
import { printHighlands } from './highlands.ts'
import { layLane, printLane, printVerge } from './lane.ts'
import { printHedgedFields } from './lane-fields.ts'
import { printLimestone } from './limestone.ts'
import { printMeadow, type View } from './meadow.ts'
import { rideOf } from './place-bikes.ts'
import { printRiddenBike, standOn } from './place-rider.ts'
import { printLampLight, printRainSpray } from './spray.ts'
import { printShopFront } from './shop-front.ts'
import { printStreet } from './street.ts'
import { printTrunks } from './track.ts'

/** A place across its road: what lies behind it, and what grows before it. */
type Place = {
  behind: (sheet: Sheet, view: View) => void
  /** Colours of the blades before the road; none where the road fills the foreground. */
  verge: readonly string[]
  before?: (sheet: Sheet, view: View) => void
}

const grass = ['#6c7a44', '#8f9a5c', '#b7b27a']

const own: Partial<Record<Sheet['look']['place'], Place>> = {
  highlands: { ...printHighlands, verge: ['#5b5236', '#7d4d72', '#a3698f'] },
  chalk: { behind: printChalk, verge: ['#7d8247', '#b7a962', '#e5d9a5'] },
  limestone: { behind: printLimestone, verge: ['#66793f', '#93a058', '#c4c07c'] },
  lane: { behind: printHedgedFields, verge: grass },
  track: { ...printTrunks, verge: ['#44532f', '#5f6d3d', '#8b8a52'] },
  street: { behind: printStreet, verge: [] },
  'shop-front': { behind: printShopFront, verge: [] },
  camp: { behind: printCamp, verge: ['#46513a', '#69734a', '#8f8f5a'] },
}

/** Places that print their own road. */
const hasOwnGround = new Set(['camp', 'street', 'shop-front'])

/** A landscape across its road, with somebody who rides along it. */
export function printRideBy(sheet: Sheet): void {
  const { look } = sheet
  const horizon = horizonIn(sheet) * (sheet.width > sheet.height ? 0.96 : 1)
  const sun = printSky(sheet, horizon)
  const lane = layLane(sheet)
  const view = { horizon, sun, lane }
  const place = own[look.place] ?? {
    behind: printOpenLand,
    verge: look.place === 'city' ? [] : grass,
  }
  place.behind(sheet, view)
  if (!hasOwnGround.has(look.place)) printLane(sheet, lane)
  const { bike, kit } = rideOf(look)
  const isLit = bike.extras?.lights === true && look.time !== 'day'
  if (look.rider && look.place !== 'camp') {
    if (isLit) printLampLight(sheet, lane, bike.extras?.rack === true)
    printRiddenBike(sheet, standOn(lane), bike, kit)
    if (look.weather === 'rain') printRainSpray(sheet, lane)
  }
  if (place.verge.length > 0) printVerge(sheet, lane, place.verge)
  place.before?.(sheet, view)
  printFall(sheet)
}

/** The landscapes that are also seen along their road, with open ground between hills and road. */
function printOpenLand(sheet: Sheet, { horizon, sun, lane }: View): void {
  const { look } = sheet
  if (look.place === 'coast') printSea(sheet, horizon - 2, sun.x)
  const ridges = printLand(sheet, horizon, sun)
  // On the coast the land is only a strip beside the road, so that the sea is seen.
  const foot = (ridges.at(-1)?.foot ?? horizon) - 4 * sheet.unit
  printMeadow(sheet, lane, look.place === 'coast' ? lane.at(lane.x) - 0.42 * lane.metre : foot)
  printBeside(sheet, lane)
}
