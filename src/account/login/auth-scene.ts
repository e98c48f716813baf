import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

/** The road that is waiting, beside what has to be filled in first. */
export const authScene: Picture = scenePicture(
  { place: 'fells', time: 'dawn', weather: 'haze', seed: '12', rider: true },
  { width: 960, height: 1120 },
)
