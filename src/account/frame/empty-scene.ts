import { pictureUrl } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

const size = { width: 1200, height: 480 }

export const emptyScenePicture = scenePicture(
  { place: 'moor', time: 'dusk', weather: 'clear', seed: '5', rider: true },
  size,
)

/** A road nobody has ridden yet, for pages where nothing has happened so far. */
export const emptyScene = {
  src: pictureUrl(emptyScenePicture),
  ...size,
}
