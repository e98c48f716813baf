import { basePrice, checkSpecial, referToCommon } from './assemble-products.ts'
import { type Bike, type Build, type Model, bikeOf } from '#/catalogue/model/bike.ts'
import { bikeLook, missingFromLook } from '#/catalogue/model/product-look.ts'
import { followLike } from './follow-like.ts'
import { checkUsed } from './check-used.ts'
import { absurdities } from '#/catalogue/geometry/absurd-geometry.ts'
import { checkGeometry } from '#/catalogue/geometry/geometry-check.ts'
import { type ImportDraft, type Notes, notesOn } from '#/catalogue/import/import-draft.ts'
import type { BuildRecord, ModelRecord } from '#/catalogue/import/import-model.ts'
import type { Located } from '#/catalogue/import/import-problem.ts'
import { joinSku } from '#/catalogue/model/sku.ts'

const defaultPosition = 1000

/** Adds a model's parent bike, its child bikes and their variants. */
export function assembleBikes(draft: ImportDraft, { value, source }: Located<ModelRecord>): void {
  const notes = notesOn(draft, source)
  const { builds, position, ...model } = value
  referToModel(notes, model)
  checkUnique(
    notes,
    builds.map((build) => build.code),
    'builds',
    'code',
  )
  checkUnique(
    notes,
    model.sizes.map((size) => size.size),
    'sizes',
    'size',
  )
  checkUnique(
    notes,
    model.colourways.map((colour) => colour.code),
    'colourways',
    'code',
  )
  draft.rows.products.push({
    kind: 'parent-bike',
    sku: model.sku,
    slug: model.slug,
    parentSku: null,
    section: null,
    maker: model.maker,
    position: position ?? defaultPosition,
    isActive: !(model.isDiscontinued ?? false),
    record: model,
    categories: model.categories,
  })
  notes.claim(model.slug, ['slug'])
  const refused = new Set<string>()
  for (const [index, build] of builds.entries())
    assembleBuild(draft, notes, { model, builds, build, index, refused })
}

type BuildInput = {
  model: Model
  builds: readonly BuildRecord[]
  build: BuildRecord
  index: number
  /** Sizes with their faults that an earlier build has been refused for already. */
  refused: Set<string>
}

function assembleBuild(draft: ImportDraft, notes: Notes, input: BuildInput): void {
  const { model, index, refused } = input
  checkLike(notes, input)
  const { price, special, position, like: _like, ...build } = followLike(input.builds, input.build)
  const at = ['builds', index] as const
  if (price === undefined) {
    notes.error([...at, 'price'], 'is missing')
    return
  }
  const bike = bikeOf(model, build)
  checkBike(notes, { model, build, bike, index })
  checkUsed(notes, { model, builds: input.builds, bike, index })
  checkFrames(notes, { model, bike, refused })
  checkSpecial(notes, [...at, 'special'], price, special)
  draft.rows.products.push({
    kind: 'child-bike',
    sku: bike.sku,
    slug: bike.slug,
    parentSku: model.sku,
    section: null,
    maker: model.maker,
    position: position ?? index,
    isActive: !bike.isDiscontinued,
    record: build,
    categories: model.categories,
  })
  notes.claim(bike.slug, [...at, 'code'])
  draft.rows.prices.push(basePrice(bike.sku, price, special))
  draft.rows.variants.push(...bikeVariants(bike))
}

/** Sizes in order, and within a size the colourways in order. */
function bikeVariants(bike: Bike) {
  const combinations = bike.sizes.flatMap(({ size }) =>
    bike.colourways.map(({ code }) => ({ size, code })),
  )
  return combinations.map(({ size, code }, position) => ({
    sku: joinSku(bike.sku, size, code),
    productSku: bike.sku,
    size,
    colour: code,
    position,
    gtin: null,
    grams: bike.grams,
    leadTimeDays: bike.leadTimeDays,
  }))
}

function checkLike(notes: Notes, { builds, build, index }: BuildInput): void {
  if (build.like === undefined) return
  const other = builds.find(({ code }) => code === build.like)
  if (!other || other === build || other.like !== undefined)
    notes.error(
      ['builds', index, 'like'],
      `names "${build.like}", which must be another build of this file that stands on its own`,
    )
}

function referToModel(notes: Notes, model: Model): void {
  referToCommon(notes, model, [])
  for (const [index, path] of model.categories.entries())
    notes.refer('category', path, ['categories', index])
  for (const attribute of ['discipline', 'material', 'collection', 'family'] as const)
    notes.refer('attribute', `${attribute}=${model[attribute]}`, [attribute])
  referToParts(notes, model.parts, ['parts'])
}

function referToParts(notes: Notes, parts: Build['parts'], at: readonly (string | number)[]): void {
  for (const [section, sku] of Object.entries(parts ?? {})) {
    notes.refer('section', section, [...at, section])
    notes.refer('component', sku, [...at, section])
  }
}

type Checked = { model: Model; build: Build; bike: Bike; index: number }

function checkBike(notes: Notes, { model, build, bike, index }: Checked): void {
  const at = ['builds', index] as const
  referToCommon(notes, build, at)
  referToParts(notes, build.parts, [...at, 'parts'])
  for (const field of missingFromLook(bike.look))
    notes.error([...at, 'look'], `does not say ${field}, and neither does the model`)
  if (bike.grams === null) notes.error([...at, 'weight'], 'is missing')
  if (bike.facts.maxWeight === undefined)
    notes.error([...at, 'facts'], 'does not say maxWeight, and neither does the model')
  for (const [position, size] of (build.sizes ?? []).entries()) {
    if (!model.sizes.some((each) => each.size === size))
      notes.error([...at, 'sizes', position], `names "${size}", which is not a size of this model`)
  }
  for (const [position, code] of (build.colours ?? []).entries()) {
    if (!model.colourways.some((each) => each.code === code))
      notes.error(
        [...at, 'colours', position],
        `names "${code}", which is not a colourway of this model`,
      )
  }
  if (bike.weightSize !== null && !model.sizes.some(({ size }) => size === bike.weightSize))
    notes.error(
      [...at, 'weightSize'],
      `names "${bike.weightSize}", which is not a size of this model`,
    )
  if (index === 0) checkSizes(notes, model, bike)
}

/** Refuses sizes that cannot be built: with every build's own tyres, fork and cranks. */
function checkFrames(
  notes: Notes,
  { model, bike, refused }: { model: Model; bike: Bike; refused: Set<string> },
): void {
  const [colourway] = bike.colourways
  if (!colourway) return
  for (const size of bike.sizes) {
    const index = model.sizes.findIndex((each) => each.size === size.size)
    for (const reason of absurdities(bikeLook(model, bike, colourway, size))) {
      const sentence = `size ${size.size} cannot be built: ${reason}`
      if (!refused.has(sentence)) notes.error(['sizes', index, 'geometry'], sentence)
      refused.add(sentence)
    }
  }
}

/** Computed with the first build's tyres, which the printed table assumes. */
function checkSizes(notes: Notes, model: Model, { look }: Bike): void {
  const { size: wheelSize = '700c', tyreWidth = 32 } = look.wheels ?? {}
  for (const [index, size] of model.sizes.entries()) {
    for (const { verdict, reason } of checkGeometry(size, { size: wheelSize, tyreWidth })) {
      if (verdict === 'refuse') notes.error(['sizes', index, 'printed'], reason)
      else notes.warn(['sizes', index, 'printed'], reason)
    }
  }
}

function checkUnique(notes: Notes, codes: readonly string[], list: string, field: string): void {
  for (const [index, code] of codes.entries()) {
    if (codes.indexOf(code) !== index) notes.error([list, index, field], `"${code}" is used twice`)
  }
}
