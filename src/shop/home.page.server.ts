import { scenePicture } from '#/images/scene-picture.ts'
import type { Picture } from '#/images/picture-address.ts'
import type { Card } from '#/lister/card.ts'
import type { LoadedPage } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadShell } from './header.server.ts'
import { findHeroBike, findRange, listOffers, type HeroBike, type Range } from './window.server.ts'

/** One landscape in two crops. */
export type SceneCrops = { wide: Picture; tall: Picture }

export type HomeData = {
  hero: HeroBike | null
  ranges: Range[]
  offers: Card[]
  road: SceneCrops
  town: SceneCrops
}

/** The shop window, made from what the menu puts first: another retailer's menu makes another window. */
export async function loadHomePage(ctx: Ctx): Promise<LoadedPage> {
  const { menu } = await loadShell(ctx)
  const branches = menu.filter(({ children }) => children.length > 0)
  const hero = await findHeroBike(ctx, branches[0])
  const [offers, ...ranges] = await Promise.all([
    listOffers(ctx, branches[0]),
    ...branches.slice(0, 4).map((entry) => findRange(ctx, entry, hero)),
  ])
  const data: HomeData = { hero, ranges: ranges.flatMap((range) => range ?? []), offers, ...scenes }
  return { data }
}

const scenes = {
  road: {
    wide: scenePicture(road(), { width: 1680, height: 720 }),
    tall: scenePicture(road(), { width: 800, height: 960 }),
  },
  town: {
    wide: scenePicture(town(), { width: 960, height: 800 }),
    tall: scenePicture(town(), { width: 800, height: 640 }),
  },
}

function road() {
  return { place: 'fells', time: 'dawn', weather: 'haze', seed: '7', rider: true } as const
}

function town() {
  return { place: 'city', time: 'dusk', weather: 'clear', seed: '4', rider: true } as const
}
