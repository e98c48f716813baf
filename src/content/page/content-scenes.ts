import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

/** A landscape across the page, and one beside a text; both are cropped for phones by `tall`. */
export type ContentScenes = { wide: Picture; beside: Picture; tall: Picture }

export const contentScenes = (look: SceneLook): ContentScenes => ({
  wide: scenePicture(look, { width: 1680, height: 520 }),
  beside: scenePicture(look, { width: 1200, height: 800 }),
  tall: scenePicture(look, { width: 800, height: 800 }),
})
