import { scenePicture } from '#/images/names/scene-picture.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'

/** A category's landscape, wide enough for a band across the page. */
export const categoryScene = (look: SceneLook) => scenePicture(look, { width: 1600, height: 1000 })
