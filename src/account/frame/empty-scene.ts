import { pictureUrl } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

const size = { width: 1200, height: 480 }

export const emptyScenePicture = scenePicture(
  { place: 'moor', time: 'dusk', weather: 'clear', seed: '5', rider: true },
  size,
)

/** The picture for pages that are still empty. */
export const emptyScene = {
  src: pictureUrl(emptyScenePicture),
  ...size,
}
