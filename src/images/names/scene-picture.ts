import type { Diagram, DiagramLanguage } from '#/drawings/diagrams/diagram.ts'
import { drawDiagram } from '#/drawings/diagrams/draw-diagram.ts'
import { drawLostRider } from '#/drawings/scenery/draw-lost-rider.ts'
import { drawScene } from '#/drawings/scenery/draw-scene.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { assetName, type Asset, type SceneSize } from './asset-name.ts'
import { diagramVersion, lostRiderVersion, sceneDrawingVersion } from './drawing-version.ts'
import { fingerprint } from './fingerprint.ts'
import type { Picture } from './picture-url.ts'
import type { PictureSource } from './picture-source.ts'

type SceneryAsset = Extract<Asset, { kind: 'scene' | 'lost-rider' | 'diagram' }>

/** The name and version of a landscape. */
export const scenePicture = (look: SceneLook, size: SceneSize | null = null): Picture =>
  pictureOf({ kind: 'scene', look, size })

/** The name and version of a figure in a text. */
export const diagramPicture = (diagram: Diagram, language: DiagramLanguage): Picture =>
  pictureOf({ kind: 'diagram', diagram, language })

/** The version is computed when a page needs it: it takes a drawing, and many pictures are named at start. */
const pictureOf = (asset: SceneryAsset): Picture => ({
  asset: assetName(asset),
  get version() {
    return sceneVersion(asset)
  },
})

/** A scene is drawn from its name alone. */
export const scenePictureSource = (asset: SceneryAsset): PictureSource => ({
  version: sceneVersion(asset),
  draw: () => drawn(asset),
})

function drawn(asset: SceneryAsset): string {
  if (asset.kind === 'lost-rider') return drawLostRider()
  if (asset.kind === 'diagram') return drawDiagram(asset.diagram, asset.language)
  return drawScene(asset.look, asset.size ?? {})
}

function sceneVersion(asset: SceneryAsset): string {
  if (asset.kind === 'lost-rider') return lostRiderVersion('lost-rider')
  if (asset.kind === 'diagram') return diagramVersion(assetName(asset), () => drawn(asset))
  return fingerprint(`${sceneDrawingVersion(asset.look.place)} ${assetName(asset)}`)
}
