import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

export type StoreScenes = { wide: Picture; tall: Picture; share: Picture }

/** A store's landscape, cropped for wide and narrow pages and for shared links. */
export const storeScenes = (look: SceneLook): StoreScenes => ({
  wide: scenePicture(look, { width: 1680, height: 520 }),
  tall: scenePicture(look, { width: 800, height: 800 }),
  share: scenePicture(look, { width: 1200, height: 800 }),
})
