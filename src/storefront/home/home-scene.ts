import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

/** One landscape, cropped for wide and for narrow screens. */
export type SceneCrops = { wide: Picture; tall: Picture }

const road = { place: 'fells', time: 'dawn', weather: 'haze', seed: '7', rider: true } as const

export const homeScene: SceneCrops = {
  wide: scenePicture(road, { width: 1200, height: 800 }),
  tall: scenePicture(road, { width: 800, height: 640 }),
}
