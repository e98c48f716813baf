import { drawLostRider } from '#/drawings/scenery/draw-lost-rider.ts'
import { drawScene } from '#/drawings/scenery/draw-scene.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { assetName, type Asset, type SceneSize } from './asset-name.ts'
import { lostRiderVersion, sceneDrawingVersion } from './drawing-version.ts'
import { fingerprint } from './fingerprint.ts'
import type { Picture } from './picture-url.ts'
import type { PictureSource } from './picture-source.ts'

type SceneryAsset = Extract<Asset, { kind: 'scene' | 'lost-rider' }>

/** The name and version of a landscape. */
export const scenePicture = (look: SceneLook, size: SceneSize | null = null): Picture => {
  const asset = { kind: 'scene' as const, look, size }
  return { asset: assetName(asset), version: sceneVersion(asset) }
}

/** A scene is drawn from its name alone. */
export const scenePictureSource = (asset: SceneryAsset): PictureSource => ({
  version: sceneVersion(asset),
  draw: () =>
    asset.kind === 'lost-rider' ? drawLostRider() : drawScene(asset.look, asset.size ?? {}),
})

const sceneVersion = (asset: SceneryAsset): string =>
  asset.kind === 'lost-rider'
    ? lostRiderVersion('lost-rider')
    : fingerprint(`${sceneDrawingVersion(asset.look.place)} ${assetName(asset)}`)
