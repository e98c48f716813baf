import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

/**
 * A landscape across the page, one beside a text and one that fills the window, with words in its sky. The
 * first two are cropped for phones by `tall`, the third by `poster`.
 */
export type ContentScenes = Record<'wide' | 'beside' | 'tall' | 'full' | 'poster', Picture>

export const contentScenes = (look: SceneLook): ContentScenes => ({
  wide: scenePicture(look, { width: 1680, height: 520 }),
  beside: scenePicture(look, { width: 1200, height: 800 }),
  tall: scenePicture(look, { width: 800, height: 800 }),
  full: scenePicture(look, { width: 1680, height: 945 }),
  poster: scenePicture(look, { width: 800, height: 1360 }),
})
