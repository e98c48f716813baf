import * as v from 'valibot'
import { followLike } from '#/catalogue/assemble/follow-like.ts'
import { type Bike, bikeOf } from '#/catalogue/model/bike.ts'
import { componentFile } from '#/catalogue/import/import-component.ts'
import { type ModelRecord, modelRecord } from '#/catalogue/import/import-model.ts'
import type { FitBuild } from '#/configurator/fit/fit-build.ts'
import { frameOf } from '#/configurator/fit/fit-frame.ts'
import { readDemoFiles } from '#/catalogue/demo-data/read-demo-files.server.ts'

/** The bikes and parts of the demo shop as the fit rules see them, read from its files. */

const sections = readDemoFiles('components', (json) => v.parse(componentFile, json))
export const models = readDemoFiles('models', (json) => v.parse(modelRecord, json))
export const parts = new Map(
  sections.flatMap(({ section, options }) =>
    options.map((option) => [option.sku, { ...option, section: section.key }] as const),
  ),
)

export const bikes = models.flatMap((model) =>
  model.builds.map((build) => ({ model, bike: bikeOf(model, followLike(model.builds, build)) })),
)
export type BuildInput = { model: ModelRecord; bike: Bike; chosen?: Record<string, string> }

export const buildOf = ({ model, bike, chosen = {} }: BuildInput): FitBuild => ({
  frame: frameOf(model, bike),
  size: null,
  finish: null,
  hasOwnFork: chosen['fork'] === undefined,
  sectionOf: (sku) => parts.get(sku)?.section,
  parts: Object.fromEntries(
    Object.entries({ ...bike.parts, ...chosen }).map(([section, sku]) => [
      section,
      { sku, facts: parts.get(sku)?.facts ?? {}, isChosen: chosen[section] !== undefined },
    ]),
  ),
})
