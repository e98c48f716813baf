import type { Picture } from '#/images/picture-address.ts'
import { scenePicture } from '#/images/scene-picture.ts'

/** The road that is waiting, beside what has to be filled in first. */
export const authScene: Picture = scenePicture(
  { place: 'fells', time: 'dawn', weather: 'haze', seed: '12', rider: true },
  { width: 960, height: 1120 },
)
