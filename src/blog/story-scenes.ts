import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'

export type StoryScenes = { card: Picture; wide: Picture; tall: Picture }

/** A story's landscape, cropped for its card and for wide and narrow pages. */
export const storyScenes = (look: SceneLook): StoryScenes => ({
  card: scenePicture(look, { width: 1200, height: 800 }),
  wide: scenePicture(look, { width: 1680, height: 520 }),
  tall: scenePicture(look, { width: 800, height: 800 }),
})
