import { basePrice, checkSpecial, referToCommon } from './assemble-products.ts'
import { markedLook } from '#/catalogue/model/product-look.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { ComponentFile } from '#/catalogue/import/import-component.ts'
import { type ImportDraft, notesOn } from '#/catalogue/import/import-draft.ts'
import type { Located } from '#/catalogue/import/import-problem.ts'
import { joinSku } from '#/catalogue/model/sku.ts'

/** Adds one section of the configurator and its options. */
export function assembleComponents(
  draft: ImportDraft,
  { value, source }: Located<ComponentFile>,
): void {
  const notes = notesOn(draft, source)
  const { section, options, ...defaults } = value
  referToCommon(notes, defaults, [])
  draft.rows.sections.push({
    key: section.key,
    id: section.id,
    position: section.position,
    record: section,
  })
  for (const [index, { parts = [], with: others = [] }] of (section.advice ?? []).entries())
    for (const sku of [...parts, ...others])
      notes.refer('component', sku, ['section', 'advice', index])
  for (const [index, { price, special, position, ...option }] of options.entries()) {
    const component: Component = {
      ...defaults,
      ...option,
      look: markedLook(section.key, option.maker ?? defaults.maker, option.look),
    }
    referToCommon(notes, option, ['options', index])
    checkSpecial(notes, ['options', index, 'special'], price, special)
    if (option.accessory !== undefined)
      notes.refer('accessory', option.accessory, ['options', index, 'accessory'])
    for (const field of ['excludes', 'requires'] as const)
      for (const [at, sku] of (option.facts[field] ?? []).entries())
        notes.refer('component', sku, ['options', index, 'facts', field, at])
    draft.rows.products.push({
      kind: 'component',
      sku: option.sku,
      slug: null,
      parentSku: null,
      section: section.key,
      maker: component.maker,
      position: position ?? index,
      isActive: !(component.isDiscontinued ?? false),
      record: component,
      categories: [],
    })
    draft.rows.prices.push(basePrice(option.sku, price, special))
    draft.rows.variants.push(...componentVariants(component))
  }
}

function componentVariants(component: Component) {
  const sizes = component.sizes.length > 0 ? component.sizes.map(({ code }) => code) : [null]
  return sizes.map((size, position) => ({
    sku: joinSku(component.sku, size),
    productSku: component.sku,
    size,
    colour: null,
    position,
    gtin: null,
    grams: component.grams === undefined ? null : Math.round(component.grams),
    leadTimeDays: component.leadTimeDays ?? null,
  }))
}
