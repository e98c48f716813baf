import { slug } from '#/platform/seo/slug.ts'
import { accessoryViews, type AccessoryView } from '#/drawings/accessory/views.ts'
import { bikeViews, type BikeView } from '#/drawings/bike/view-names.ts'
import {
  diagramLanguages,
  diagrams,
  type Diagram,
  type DiagramLanguage,
} from '#/drawings/diagrams/diagram.ts'
import { longestName } from './picture-url.ts'
import {
  landscapes,
  roads,
  times,
  weathers,
  type SceneLook,
} from '#/drawings/scenery/scene-look.ts'

export type PictureView = BikeView

export type SceneSize = { width: number; height: number }
export type SceneAsset = { kind: 'scene'; look: SceneLook; size: SceneSize | null }
export type BikeAsset = {
  kind: 'bike'
  slug: string
  /** With a custom paint, the colourway whose tape, tyres and saddle it has. */
  colour: string
  /** The SKUs of a custom build: the paint in the order of the steps, then parts in alphabetical order. */
  customParts?: readonly string[]
  /** Defaults to the middle size. */
  size?: string
  view?: PictureView
}
export type ModelAsset = { kind: 'model'; slug: string; colour: string }
export type AccessoryAsset = {
  kind: 'accessory'
  slug: string
  /** Null for an accessory without a choice of colour. */
  colour: string | null
  size?: string
  /** The front unless stated. */
  view?: AccessoryView
}
export type ComponentAsset = { kind: 'component'; sku: string }
export type ProductAsset = BikeAsset | ModelAsset | AccessoryAsset | ComponentAsset
export type DiagramAsset = { kind: 'diagram'; diagram: Diagram; language: DiagramLanguage }
export type Asset = SceneAsset | DiagramAsset | { kind: 'lost-rider' } | ProductAsset

/** These stand beside the landscapes, which are drawn from their names alone as well. */
const isDrawnByName = ({ kind }: Asset) => kind === 'lost-rider' || kind === 'diagram'

/** Marks "no colour" where a size or a view follows. */
const noColour = '-'

/** Sizes are any words, so a view has to say that it is one: `accessory/lane-jersey/ink/view.back.svg`. */
const viewPrefix = 'view.'

/** `raw~PNT-MATT~BBCOLOUR-FOG~WHL-C40`: no colour code and no SKU contains this character. */
const partSeparator = '~'

/** The picture of a product as cards show it: `bike/wold-sl-105/slate.svg`. */
export const productAsset = (
  kind: 'bike' | 'model' | 'accessory',
  product: string,
  colour: string | null,
): string => `${[kind, product, ...(colour === null ? [] : [colour])].join('/')}.svg`

/** The name of a picture in its URL. */
export function assetName(asset: Asset): string {
  return `${[isDrawnByName(asset) ? 'scene' : asset.kind, ...nameParts(asset)].join('/')}.svg`
}

function nameParts(asset: Asset): string[] {
  if (asset.kind === 'scene') return [sceneName(asset)]
  if (asset.kind === 'lost-rider') return ['lost-rider']
  if (asset.kind === 'diagram') return [`diagram-${asset.diagram}.${asset.language}`]
  if (asset.kind === 'component') return [asset.sku]
  if (asset.kind === 'model') return [asset.slug, asset.colour]
  if (asset.kind === 'bike')
    return [asset.slug, colourName(asset), asset.size ?? [], asset.view ?? []].flat()
  const view = asset.view === undefined || asset.view === 'front' ? [] : viewPrefix + asset.view
  const isBare = asset.size === undefined && view.length === 0
  const colour = asset.colour ?? (isBare ? [] : noColour)
  return [asset.slug, colour, asset.size ?? [], view].flat()
}

const colourName = ({ colour, customParts = [] }: BikeAsset) =>
  [colour, ...customParts].join(partSeparator)

/** `fells-dawn-clear-harvest.gravel.rider-1680x720`; defaults are left out. */
function sceneName({ look, size }: SceneAsset): string {
  const { place, time, weather, seed, road, rider } = look
  const base = [place, time, weather, slug(String(seed)) || '0'].join('-')
  const options = `${road ? `.${road}` : ''}${rider ? '.rider' : ''}`
  return `${base}${options}${size ? `-${size.width}x${size.height}` : ''}`
}

/** Parses a picture's name; null when it is not valid. It does not check that the product exists. */
export function parseAsset(name: string): Asset | null {
  const [kind = '', ...parts] = name.split('/')
  const last = parts.pop()
  if (!last?.endsWith('.svg')) return null
  const names = [...parts, last.slice(0, -'.svg'.length)]
  if (names.some((each) => each === '')) return null
  const [first = '', second, third, fourth] = names
  switch (kind) {
    case 'scene':
      return names.length === 1 ? sceneFrom(first) : null
    case 'bike':
      return second === undefined || names.length > 4
        ? null
        : bikeFrom(first, second, [third, fourth])
    case 'model':
      return second === undefined || names.length > 2 ? null : { kind, slug: first, colour: second }
    case 'accessory':
      return names.length > 4 ? null : accessoryFrom(first, second, [third, fourth])
    case 'component':
      return names.length === 1 ? { kind, sku: first } : null
    default:
      return null
  }
}

/** Sizes are capitals and digits, views are words, so either may be left out. */
function bikeFrom(
  slugOfBike: string,
  colourAndParts: string,
  [one, two]: [string | undefined, string | undefined],
): BikeAsset | null {
  const [colour = '', ...customParts] = colourAndParts.split(partSeparator)
  if (colour === '' || !customParts.every(isSku) || !fitInName(customParts)) return null
  const isCustom = customParts.length > 0
  const bike: BikeAsset = {
    kind: 'bike',
    slug: slugOfBike,
    colour,
    ...(isCustom && { customParts }),
  }
  if (one === undefined) return bike
  const view = findView(two ?? one)
  if (two === undefined) return view ? { ...bike, view } : withSize(bike, one)
  return view && !findView(one) ? { ...bike, size: one, view } : null
}

/** Whether a picture's name has room for the SKUs of a custom build, behind the code of a colour. */
export const fitInName = (customParts: readonly string[]): boolean =>
  customParts.join(partSeparator).length <= longestName - 60
const isSku = (text: string) => /^[A-Z0-9]+(?:[-.][A-Z0-9]+)*$/.test(text)

const withSize = (bike: BikeAsset, size: string): BikeAsset | null =>
  /^[A-Z0-9]{1,6}$/.test(size) ? { ...bike, size } : null

const findView = (word: string) => bikeViews.find((view) => view === word)

function accessoryFrom(
  name: string,
  colour: string | undefined,
  [one, two]: [string | undefined, string | undefined],
): AccessoryAsset | null {
  const last = two ?? one
  const view = accessoryViews.find((each) => each !== 'front' && last === viewPrefix + each)
  const isUnknownView = two !== undefined || last?.startsWith(viewPrefix)
  if (!view && isUnknownView) return null
  const size = two === undefined && view ? undefined : one
  return {
    kind: 'accessory',
    slug: name,
    colour: colour === undefined || colour === noColour ? null : colour,
    ...(size !== undefined && { size }),
    ...(view && { view }),
  }
}

const oneOf = (words: readonly string[]) => `(${words.join('|')})`
const scenePattern = new RegExp(
  `^${oneOf(landscapes)}-${oneOf(times)}-${oneOf(weathers)}-([a-z0-9-]{1,48}?)` +
    `(?:\\.${oneOf(roads)})?(\\.rider)?(?:-(\\d{3,4})x(\\d{3,4}))?$`,
)
const sceneSides = { least: 200, most: 2400 }

function sceneFrom(name: string): Asset | null {
  if (name === 'lost-rider') return { kind: 'lost-rider' }
  if (name.startsWith('diagram-')) return diagramFrom(name.slice('diagram-'.length))
  const match = scenePattern.exec(name)
  if (!match) return null
  const [, placeWord, timeWord, weatherWord, seed = '', roadWord, rider, width, height] = match
  const place = landscapes.find((each) => each === placeWord)
  const time = times.find((each) => each === timeWord)
  const weather = weathers.find((each) => each === weatherWord)
  const road = roads.find((each) => each === roadWord)
  if (!place || !time || !weather) return null
  const size = width && height ? { width: Number(width), height: Number(height) } : null
  if (size && !isDrawable(size)) return null
  return {
    kind: 'scene',
    look: {
      seed,
      place,
      time,
      weather,
      ...(road && { road }),
      ...(rider && { rider: true }),
    },
    size,
  }
}

function diagramFrom(name: string): DiagramAsset | null {
  const [word, end, ...rest] = name.split('.')
  const diagram = diagrams.find((each) => each === word)
  const language = diagramLanguages.find((each) => each === end)
  return diagram && language && rest.length === 0 ? { kind: 'diagram', diagram, language } : null
}

const isDrawable = ({ width, height }: SceneSize) =>
  Math.min(width, height) >= sceneSides.least && Math.max(width, height) <= sceneSides.most
