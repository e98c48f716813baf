import type {
  BuildRecord,
  ColourwayRecord,
  ModelRecord,
  SizeRecord,
} from '#/catalogue/import/import-model.ts'
import { fadeNames } from '#/catalogue/paint/fade-name.ts'
import type { LookPatch } from '#/catalogue/look-patch.ts'
import type { Localised } from './localised.ts'
import { mergeLooks } from '#/catalogue/merge-looks.ts'
import { nameOnParts } from './product-look.ts'
import { withFork } from '#/catalogue/geometry/fork-geometry.ts'

/** A model as stored; its builds are separate products. */
export type Model = Omit<ModelRecord, 'builds' | 'position'>
/** A build as stored: prices have their own table, and `like` is resolved. */
export type Build = Omit<BuildRecord, 'price' | 'special' | 'like' | 'position'>

/** The model with every fade known by both of its tones. Shops that imported before the second one had a name have one. */
export const withFadeNames = (model: Model): Model => ({
  ...model,
  colourways: model.colourways.map(({ fadeName, ...colourway }) =>
    fadeName ? { ...colourway, name: fadeNames(colourway.name, fadeName) } : colourway,
  ),
})

/** A frame that leads its hoses inside shows none, whatever it is made of. */
const hosesOf = ({ facts: own }: Model, { facts }: Build): LookPatch => {
  const hoses = facts?.hoses ?? own?.hoses
  return hoses ? { cockpit: { hoses } } : {}
}

/** One build with everything it inherits from its model, as pages, cards and the configurator use it. */
export type Bike = ReturnType<typeof bikeOf>

export function bikeOf(model: Model, build: Build) {
  const inherited = <Key extends keyof Model & keyof Build>(key: Key) => build[key] ?? model[key]
  return {
    slug: buildSlug(model, build),
    sku: buildSku(model, build),
    code: build.code,
    name: fullName(model.name, build.name),
    buildName: build.name,
    subtitle: build.subtitle ?? model.subtitle,
    summary: build.summary ?? model.texts.summary,
    condition: inherited('condition') ?? 'new',
    used: build.used ?? null,
    released: inherited('released') ?? null,
    buildVersion: inherited('buildVersion') ?? 1,
    // Null means "cannot be ordered", so only a missing value is inherited.
    leadTimeDays:
      build.leadTimeDays === undefined ? (model.leadTimeDays ?? null) : build.leadTimeDays,
    notSoldTo: inherited('notSoldTo') ?? [],
    soldOnlyTo: inherited('soldOnlyTo') ?? null,
    warnings: inherited('warnings') ?? [],
    keywords: inherited('keywords') ?? { en: [], de: [] },
    goesWith: inherited('goesWith') ?? [],
    guarantee: inherited('guarantee') ?? null,
    electric: inherited('electric') ?? null,
    connectedData: inherited('connectedData') ?? null,
    box: inherited('box') ?? null,
    specification: { ...model.specification, ...build.specification },
    facts: { ...model.facts, ...build.facts },
    parts: { ...model.parts, ...build.parts },
    look: mergeLooks(
      { mark: nameOnParts(model.maker) },
      hosesOf(model, build),
      model.look,
      build.look,
    ),
    grams: build.weight ?? null,
    weightSize: build.weightSize ?? null,
    sizes: sizesOf(model, build),
    colourways: colourwaysOf(model, build),
    isDiscontinued: inherited('isDiscontinued') ?? false,
  }
}

const buildSlug = (model: Pick<Model, 'slug'>, build: Pick<Build, 'slug' | 'code'>) =>
  build.slug ?? `${model.slug}-${build.code}`

const buildSku = (model: Pick<Model, 'sku'>, build: Pick<Build, 'sku' | 'code'>) =>
  build.sku ?? `${model.sku}-${build.code.toUpperCase().replaceAll(/[^A-Z0-9.]/g, '')}`

const fullName = (model: Localised, build: Localised): Localised => ({
  en: `${model.en} ${build.en}`,
  de: `${model.de} ${build.de}`,
})

/** A build with a longer or shorter fork than its model has a geometry of its own, which nobody has printed. */
function sizesOf(model: Model, build: Build): SizeRecord[] {
  const sizes = model.sizes.filter(({ size }) => build.sizes?.includes(size) ?? true)
  const { forkLength: length, forkOffset: offset } = build.facts ?? {}
  if (length === undefined && offset === undefined) return sizes
  return sizes.map(({ printed: _, ...size }) => ({
    ...size,
    geometry: withFork(size.geometry, { length, offset }),
  }))
}

/** Keeps the build's own order where it states one, because listings show the first colour. */
const colourwaysOf = (model: Model, build: Build): ColourwayRecord[] =>
  build.colours?.flatMap((code) => model.colourways.find((each) => each.code === code) ?? []) ??
  model.colourways
