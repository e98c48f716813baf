import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { scenePicture } from '#/images/names/scene-picture.ts'

const size = { width: 1200, height: 480 }

const looks = {
  orders: { place: 'lane', time: 'dawn', weather: 'clear', seed: '5', rider: true },
  overview: { place: 'coast', time: 'day', weather: 'clear', seed: '7', rider: true },
  builds: { place: 'frame-jig', time: 'day', weather: 'clear', seed: '3' },
} as const satisfies Record<string, SceneLook>

export const emptyScenePictures = {
  orders: scenePicture(looks.orders, size),
  overview: scenePicture(looks.overview, size),
  builds: scenePicture(looks.builds, size),
}

export type EmptyScene = { src: string; width: number; height: number }

/** The picture of a page that is still empty: a ride for orders, another along the coast for the overview, a frame in the workshop for builds. */
export const emptyScene = (page: keyof typeof emptyScenePictures): EmptyScene => ({
  src: pictureUrl(emptyScenePictures[page]),
  ...size,
})
