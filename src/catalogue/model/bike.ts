import type {
  BuildRecord,
  ColourwayRecord,
  ModelRecord,
  SizeRecord,
} from '#/catalogue/import/import-model.ts'
import type { Localised } from './localised.ts'
import { mergeLooks } from '#/catalogue/merge-looks.ts'

/** A model as it is kept: its builds are products of their own. */
export type Model = Omit<ModelRecord, 'builds' | 'position'>
/** A build as it is kept: prices have a table of their own, `like` has been followed. */
export type Build = Omit<BuildRecord, 'price' | 'special' | 'like' | 'position'>

/** One build with everything it takes from its model: what a page, a card and the configurator see. */
export type Bike = ReturnType<typeof bikeOf>

export function bikeOf(model: Model, build: Build) {
  const either = <Key extends keyof Model & keyof Build>(key: Key) => build[key] ?? model[key]
  return {
    slug: buildSlug(model, build),
    sku: buildSku(model, build),
    code: build.code,
    name: fullName(model.name, build.name),
    buildName: build.name,
    subtitle: build.subtitle ?? model.subtitle,
    summary: build.summary ?? model.texts.summary,
    condition: either('condition') ?? 'new',
    released: either('released') ?? null,
    buildVersion: either('buildVersion') ?? 1,
    // null says "not to be had", so only a missing value is inherited
    leadTimeDays:
      build.leadTimeDays === undefined ? (model.leadTimeDays ?? null) : build.leadTimeDays,
    notSoldTo: either('notSoldTo') ?? [],
    soldOnlyTo: either('soldOnlyTo') ?? null,
    warnings: either('warnings') ?? [],
    keywords: either('keywords') ?? { en: [], de: [] },
    goesWith: either('goesWith') ?? [],
    guarantee: either('guarantee') ?? null,
    electric: either('electric') ?? null,
    box: either('box') ?? null,
    specification: { ...model.specification, ...build.specification },
    facts: { ...model.facts, ...build.facts },
    parts: { ...model.parts, ...build.parts },
    look: mergeLooks(model.look, build.look),
    grams: build.weight ?? null,
    weightSize: build.weightSize ?? null,
    sizes: sizesOf(model, build),
    colourways: colourwaysOf(model, build),
    isDiscontinued: either('isDiscontinued') ?? false,
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

const sizesOf = (model: Model, build: Build): SizeRecord[] =>
  model.sizes.filter(({ size }) => build.sizes?.includes(size) ?? true)

/** In the build's own order where it states one: its first colour is the one listings show. */
const colourwaysOf = (model: Model, build: Build): ColourwayRecord[] =>
  build.colours?.flatMap((code) => model.colourways.find((each) => each.code === code) ?? []) ??
  model.colourways
