import { expect, test } from 'vitest'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { drawBikeView } from '#/drawings/bike-views/draw-view.ts'
import { turnedViews, type TurnedView } from '#/drawings/bike/view-names.ts'
import { withPart } from '#/configurator/choice/choice.ts'
import { optionsOf } from '#/configurator/choice/option-states.ts'
import { type DemoBike, demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { buildLook } from './build-look.ts'

/**
 * The picture is the build from every side: a choice that shows from the front, from behind, from above or in the
 * cockpit's picture is drawn there. `true-picture.test.ts` says the same of the drive side.
 */

type Sight = (look: BikeLook) => unknown

/** The properties of a look that a view shows. */
const sights: Record<TurnedView, Sight> = {
  front: ({ fork, cockpit, pedals, wheels, extras }) => [
    [fork?.blades, fork?.profile, fork?.travel, fork?.eyes, fork?.colour],
    [cockpit.bar, cockpit.barWidth, cockpit.flare, cockpit.barRise, cockpit.tape, cockpit.levers],
    [pedals, wheels.tyreWidth, wheels.sidewall],
    [extras?.mudguards, extras?.lights, extras?.frontRack, extras?.cages?.kind === 'cargo'],
  ],
  rear: ({ saddle, seatpost, pedals, drivetrain, wheels, extras, cockpit }) => [
    // Leather and paint hide the rails from above, not from behind.
    [saddle?.shape, saddle?.colour, saddle?.rails, saddle?.width],
    [seatpost?.kind, pedals, wheels.tyreWidth],
    [drivetrain.power === 'axle' ? 'none' : (drivetrain.power ?? 'none')],
    [extras?.mudguards, extras?.rack, extras?.lights, cockpit.bar],
  ],
  top: ({ saddle, cockpit, pedals, drivetrain, extras }) => [
    [saddle?.shape, saddle?.colour, saddle?.width],
    [cockpit.bar, cockpit.barShape, cockpit.barMaterial, cockpit.barReach, cockpit.flare],
    [cockpit.stem, cockpit.stemStyle, cockpit.tape, cockpit.tapeKind, cockpit.barWidth],
    [pedals, drivetrain.finish, extras?.rack, extras?.rackColour, extras?.frontRack],
    [extras?.bags, extras?.bagLitres, extras?.bagColour],
  ],
  cockpit: ({ cockpit, extras }) => [
    [cockpit.bar, cockpit.barShape, cockpit.barMaterial, cockpit.barReach, cockpit.barDrop],
    [cockpit.flare, cockpit.barRise, cockpit.grips, cockpit.barWidth, cockpit.levers],
    [cockpit.stem, cockpit.stemStyle, cockpit.stemAngle, cockpit.tape, cockpit.tapeKind],
    [extras?.bell, extras?.computerMount, extras?.bags?.includes('bar')],
  ],
}

/** One bike for each kind of bar; the others use the same code. */
const bikes: DemoBike[] = [
  ...Map.groupBy(demoBikes(), ({ bike }) => bike.look?.cockpit?.bar ?? 'drop').values(),
].flatMap(([first]) => (first ? [first] : []))

type Option = { sku: string; look: BikeLook }
const optionsBySection = ({ bike }: DemoBike): { section: string; options: Option[] }[] => {
  const start = { colour: bike.colours[0]?.code ?? '', size: null, parts: {} }
  return bike.sections.map((section) => ({
    section: section.key,
    options: optionsOf(bike, section).flatMap((part) => {
      const choice = withPart(bike, start, section, part && { sku: part.sku, size: null })
      const look = buildLook(bike, choice)
      return look ? [{ sku: part?.sku ?? 'nothing', look }] : []
    }),
  }))
}

/** Options that look different from there and are drawn the same. */
function confusedFrom(view: TurnedView): { confused: string[]; compared: number } {
  const confused: string[] = []
  let compared = 0
  for (const bike of bikes)
    for (const { section, options } of optionsBySection(bike)) {
      // Of options that look the same from there, one is drawn.
      const kinds = new Map(options.map((each) => [JSON.stringify(sights[view](each.look)), each]))
      if (kinds.size < 2) continue
      const drawn = new Map<string, string>()
      for (const { sku, look } of kinds.values()) {
        const picture = drawBikeView(look, { view })
        const other = drawn.get(picture)
        if (other) confused.push(`${bike.slug} ${section}: ${other} = ${sku}`)
        drawn.set(picture, sku)
        compared += 1
      }
    }
  return { confused, compared }
}

/** A busy machine takes several times the fifteen seconds of an idle one. */
const timeout = 120_000

test.for(turnedViews)('every choice that shows from the %s is drawn there', { timeout }, (view) => {
  const { confused, compared } = confusedFrom(view)
  expect(compared).toBeGreaterThan(40)
  expect(confused).toEqual([])
})
