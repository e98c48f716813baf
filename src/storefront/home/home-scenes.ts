import type { Picture } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

/** One landscape, cropped for wide and for narrow screens. */
export type SceneCrops = { wide: Picture; tall: Picture }

const road = { place: 'fells', time: 'dawn', weather: 'haze', seed: '7', rider: true } as const
const town = { place: 'street', time: 'dusk', weather: 'clear', seed: '4', rider: true } as const

export const homeScenes: { road: SceneCrops; town: SceneCrops } = {
  road: {
    wide: scenePicture(road, { width: 1680, height: 720 }),
    tall: scenePicture(road, { width: 800, height: 960 }),
  },
  town: {
    wide: scenePicture(town, { width: 960, height: 800 }),
    tall: scenePicture(town, { width: 800, height: 640 }),
  },
}
