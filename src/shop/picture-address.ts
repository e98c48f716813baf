/** Where the shop's drawings are served. */
export const bikePicture = (sample: string): string => `/img/bike/${sample}.svg`

export const accessoryPicture = (kind: string): string => `/img/accessory/${kind}.svg`

type Scene = `${string}-${'dawn' | 'day' | 'dusk' | 'night'}-${string}-${number}`

export const scenePicture = (scene: Scene, [width, height]: readonly [number, number]): string =>
  `/img/scene/${scene}.svg?w=${width}&h=${height}`
