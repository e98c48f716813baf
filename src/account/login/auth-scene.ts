import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

/** The picture beside the login forms. */
export const authScene: Picture = scenePicture(
  { place: 'chalk', time: 'dawn', weather: 'haze', seed: '12', rider: true },
  { width: 960, height: 1120 },
)
