import { describe, expect, test } from 'vitest'
import { bikes, buildOf, parts } from '../../../tests/helpers/demo-builds.ts'
import { decisiveMisfits, misfits } from './fit.ts'
import type { FitBuild, MisfitCode } from './fit-build.ts'

/** A bike of the demo shop with these parts; `CRK-105-5034@160` is a part in one of its sizes. */
function built(slug: string, requested: readonly string[]): FitBuild {
  const each = bikes.find(({ bike }) => bike.slug === slug)
  if (!each) throw new Error(`The demo shop has no ${slug}.`)
  const chosen = requested.map((text) => {
    const [sku = '', size = null] = text.split('@')
    const part = parts.get(sku)
    if (!part) throw new Error(`The demo shop has no ${sku}.`)
    return { sku, size, section: part.section }
  })
  const bySection = Object.fromEntries(chosen.map(({ section, sku }) => [section, sku]))
  const build = buildOf({ ...each, chosen: bySection })
  const sized = chosen.flatMap(({ section, size }) => {
    const part = build.parts[section]
    return part ? [[section, { ...part, size }] as const] : []
  })
  return { ...build, size: 'M', parts: { ...build.parts, ...Object.fromEntries(sized) } }
}

const reasons = (slug: string, ...requested: readonly string[]) =>
  decisiveMisfits(misfits(built(slug, requested))).map(({ code }) => code)

describe('a mechanic refuses', () => {
  test.each<[why: string, slug: string, requested: string[], ...MisfitCode[]]>([
    ['a road chainset under a GRX front mech', 'causey-ti-grx-di2', ['CRK-105-5034'], 'chainline'],
    ['50 teeth on the GRX 610', 'causey-al-grx-610-2x', ['CRK-105-5034'], 'chainline'],
    ['a Dura-Ace chainset on the audax bike', 'causey-725-audax', ['CRK-DA-5034'], 'chainline'],
    ['a GRX chainset under a 105 front mech', 'causey-al-105', ['CRK-GRX820-4831'], 'chainline'],
    ['the smaller GRX rings there', 'causey-al-105', ['CRK-GRX610-4630'], 'chainline'],
    ['an AXS post with GRX levers', 'keld-sl-grx-820', ['PST-272-DROP'], 'noLever'],
    ['an AXS post with Di2 levers', 'keld-sl-grx-di2', ['PST-272-DROP'], 'noLever'],
    ['an AXS post with two rings', 'wold-ti-force-axs', ['PST-272-DROP'], 'noFreeLever'],
    ['a fork for smaller discs', 'snicket-e-cues', ['FRK-ALLROAD'], 'rotorTooLarge'],
    ['a one-piece bar on a plain headset', 'causey-725-105', ['BAR-MONO'], 'hosesInside'],
    ['hidden hoses on a plain headset', 'causey-725-105', ['BAR-SCARP'], 'hosesInside'],
    ['the integrated stem there', 'causey-725-105', ['STM-CREST'], 'hosesInside'],
    ['28 mm on a rim of 25 mm', 'causey-ti-ultegra-di2', ['TYR-GP5000-28'], 'tyreTooNarrowForRims'],
    [
      'bottle cages in a full frame bag',
      'keld-sl-rival-xplr',
      ['BAG-FRAME-FULL', 'CGE-RESIN'],
      'samePlace',
    ],
    [
      'a full frame bag beside the extender',
      'keld-sl-e-rival-xplr',
      ['EXT-X20', 'BAG-FRAME-FULL'],
      'samePlace',
    ],
    ['two loads on the fork', 'keld-al-rival-xplr', ['CGE-CARGO', 'RCK-FRONT'], 'samePlace'],
    ['a bar roll over the front rack', 'keld-al-rival-xplr', ['BAG-BAR', 'RCK-FRONT'], 'samePlace'],
    ['a stem with the one-piece bar', 'helmwind-sl-ultegra-di2', ['STM-CREST@100'], 'stemInBar'],
    ['the own stem in another length', 'helmwind-sl-ultegra-di2', ['STM-CREST@90'], 'stemInBar'],
    [
      'a strap round a dropper',
      'keld-sl-rival-xplr',
      ['PST-272-DROP', 'BAG-SADDLE-S'],
      'samePlace',
    ],
    [
      'a strap round a sprung post',
      'keld-al-grx-610',
      ['PST-272-SUSP', 'BAG-SADDLE-L'],
      'samePlace',
    ],
    ['a tool clamped in a carbon steerer', 'wold-sl-105', ['TKT-STEERER'], 'carbonSteerer'],
    ['two things on one stem', 'snicket-e-cues', ['TKT-STEERER', 'MNT-STEM'], 'samePlace'],
    [
      'a folding lock in a full frame bag',
      'keld-sl-rival-xplr',
      ['BAG-FRAME-FULL', 'LCK-FOLD'],
      'samePlace',
    ],
    ['a lock beside the extender', 'keld-sl-e-rival-xplr', ['EXT-X20', 'LCK-FOLD'], 'samePlace'],
    [
      'TPU tubes for large wheels in small ones',
      'keld-al-grx-610',
      ['WHL-650-G25', 'TYR-PACKHORSE-650-47', 'TBL-TPU'],
      'otherWheelSize',
    ],
    ['two cages on one mount', 'keld-al-e-grx-610', ['CGE-RESIN'], 'tooFewBottleMounts'],
    ['a bolted bag without bosses', 'wold-sl-105', ['BAG-FRAME-BOLT'], 'noMount'],
    ['power pedals beside the bike’s own', 'snicket-e-cues', ['PWR-PEDAL'], 'samePlace'],
    ['pedals twice', 'keld-sl-rival-xplr', ['PWR-PEDAL', 'PDL-PLATT'], 'samePlace'],
    ['a tubed tyre on hookless rims', 'keld-al-grx-610', ['WHL-GC30', 'TYR-TRAM-40'], 'hookless'],
    ['a computer mount on one piece', 'helmwind-sl-red-axs', ['MNT-FRONT-31'], 'onePieceBar'],
    ['a stem mount on one piece', 'helmwind-sl-red-axs', ['MNT-STEM'], 'noStemCap'],
    [
      'a tool in place of the cap of one piece',
      'keld-sl-force-xplr-rudy',
      ['BAR-MONO-GRAVEL', 'TKT-STEERER'],
      'noStemCap',
    ],
    ['wide guards on 32 mm tyres', 'wold-al-105', ['MUD-LANE-55'], 'tyreTooNarrowForGuards'],
    ['wide guards on 35 mm tyres', 'causey-al-105', ['MUD-LANE-55'], 'tyreTooNarrowForGuards'],
    [
      'a bar bag between narrow drops',
      'wold-sl-105',
      ['BAG-BAR-SNACK', 'BAR-SCARP-NARROW@360'],
      'barTooNarrow',
    ],
    ['fork cages on the city bike’s fork', 'snicket-e-cues', ['CGE-CARGO'], 'noForkMount'],
    ['a front rack on a fork without eyes', 'keld-sl-rival-xplr', ['RCK-FRONT'], 'noForkMount'],
    ['a suspension fork on a road frame', 'wold-sl-105', ['FRK-RUDY-40'], 'forkLength'],
    ['a fork that lowers the front', 'causey-725-105', ['FRK-ENDURANCE'], 'forkLength'],
    ['a round post in an aero frame', 'helmwind-al-105', ['PST-272-A'], 'seatpostShape'],
    ['an X35 wheel on the X20', 'keld-sl-e-rival-xplr', ['WHL-X35-A25'], 'otherMotor'],
    ['an extender on a Fazua bike', 'keld-al-e-grx-610', ['EXT-X20'], 'otherMotor'],
    ['a charger without a motor', 'wold-sl-105', ['CHG-FAST'], 'needsMotor'],
    ['a flat bar under drop-bar levers', 'wold-al-105', ['BAR-TOWPATH'], 'dropBarBike'],
    ['small wheels on the Wold SL E', 'wold-sl-e-105', ['WHL-650-G25'], 'motorStays'],
    ['steel in an aluminium frame', 'keld-al-grx-610', ['FRK-STEEL'], 'otherMaterial'],
    ['small wheels under large tyres', 'keld-al-grx-610', ['WHL-650-G25'], 'wheelSize'],
    ['oval rails in a round clamp', 'wold-sl-105', ['SDL-PERCH-CARBON', 'PST-272-A'], 'rails'],
    ['sealant in a tyre for tubes', 'wold-sl-105', ['TYR-SETT-28', 'TBL-LATEX'], 'notTubeless'],
  ])('%s', (_why, slug, requested, ...codes) => {
    expect(reasons(slug, ...requested)).toEqual(codes)
  })
})

describe('a mechanic fits', () => {
  test.each<[what: string, slug: string, ...requested: string[]]>([
    ['cranks of 160 mm', 'wold-sl-105', 'CRK-105-5034@160'],
    ['cranks of 167.5 mm', 'wold-sl-rival-axs', 'CRK-RIVAL-4835@167.5'],
    ['another GRX chainset under a GRX mech', 'causey-ti-grx-di2', 'CRK-GRX610-4630'],
    ['a larger road chainset under a 105 mech', 'wold-sl-105', 'CRK-105-5236'],
    ['an AXS post with AXS levers', 'keld-sl-rival-xplr', 'PST-272-DROP'],
    ['an AXS post with AXS levers of twelve speeds', 'keld-al-apex-axs', 'PST-272-DROP'],
    ['a one-piece bar where hoses run inside', 'wold-sl-105', 'BAR-MONO'],
    ['a plain stem where hoses could run inside', 'wold-sl-105', 'STM-LANE'],
    ['32 mm on a rim of 25 mm', 'causey-ti-ultegra-di2', 'TYR-GP5000-32'],
    ['bottle cages under a half frame bag', 'keld-sl-rival-xplr', 'BAG-FRAME-HALF', 'CGE-SIDE'],
    ['a bar roll without a rack', 'keld-al-rival-xplr', 'BAG-BAR', 'CGE-CARGO'],
    ['a front rack with a frame bag', 'keld-al-rival-xplr', 'RCK-FRONT', 'BAG-FRAME-HALF'],
    ['a front rack on lowrider eyes', 'causey-al-105', 'RCK-FRONT'],
    ['a front rack on the city bike', 'snicket-e-cues', 'RCK-FRONT'],
    ['a stem mount on a separate stem', 'wold-sl-105', 'MNT-STEM'],
    ['a bar bag between usual drops', 'wold-sl-105', 'BAG-BAR-SNACK', 'BAR-SCARP-NARROW@380'],
    ['a tool in a steel steerer', 'causey-725-105', 'TKT-STEERER'],
    ['a tool in an aluminium steerer', 'snicket-e-cues', 'TKT-STEERER'],
    ['a folding lock beside two cages', 'keld-sl-rival-xplr', 'CGE-RESIN', 'LCK-FOLD'],
    ['a folding lock under a half frame bag', 'keld-sl-rival-xplr', 'BAG-FRAME-HALF', 'LCK-FOLD'],
    ['a strapped frame bag on a road frame', 'wold-sl-105', 'BAG-FRAME-HALF'],
    ['a set of strapped bags on a road frame', 'causey-725-105', 'BAG-SET-TOUR'],
    ['TPU tubes in the widest tyres of large wheels', 'keld-sl-rival-xplr', 'TBL-TPU'],
    ['one cage on one mount', 'keld-al-e-grx-610', 'CGE-RESIN-ONE'],
    ['the extender in one of two cages', 'keld-sl-e-rival-xplr', 'EXT-X20', 'CGE-RESIN'],
    ['the extender in the only cage', 'keld-sl-e-rival-xplr', 'EXT-X20', 'CGE-RESIN-ONE'],
    ['no extender on a bike without a motor', 'wold-sl-105', 'EXT-NONE'],
    ['power pedals instead of the bike’s own', 'snicket-e-cues', 'PWR-PEDAL', 'PDL-NONE'],
    ['the extender alone', 'keld-sl-e-rival-xplr', 'EXT-X20'],
    ['a stem with a plain bar on the Helmwind', 'helmwind-sl-105-di2', 'STM-CREST@90'],
    ['a steel fork in a titanium frame', 'keld-ti-rival-xplr', 'FRK-STEEL'],
    ['a suspension fork in a gravel frame', 'keld-sl-rival-xplr', 'FRK-RUDY-40'],
    ['tubeless tyres on hookless rims', 'keld-al-rival-xplr', 'WHL-GC30'],
    ['small wheels with small tyres', 'keld-al-grx-610', 'WHL-650-G25', 'TYR-PACKHORSE-650-47'],
    ['a dynamo light on its dynamo', 'causey-725-105', 'LGT-DYNAMO', 'WHL-DYNAMO'],
    ['oval rails in a clamp for both', 'wold-sl-105', 'SDL-PERCH-CARBON', 'PST-272-C'],
    ['a power meter on its cranks', 'wold-sl-105', 'PWR-SH-ULT', 'CRK-ULT-5034'],
    ['other cranks and their meter on RED', 'keld-sl-red-xplr', 'CRK-FORCE-40', 'PWR-QUARQ-FORCE'],
    ['a smaller ring and a meter on RED', 'keld-ti-red-xplr', 'CRK-RED-40', 'PWR-QUARQ-RED'],
    ['wide guards on gravel tyres', 'keld-al-grx-610', 'MUD-LANE-55', 'TYR-PACKHORSE-40'],
    ['a rack on the mudguards it needs', 'causey-al-105', 'RCK-INTEGRA', 'MUD-LANE-45'],
  ])('%s', (_what, slug, ...requested) => {
    expect(reasons(slug, ...requested)).toEqual([])
  })
})

test('a power meter for other cranks names cranks that this bike can have', () => {
  const onOffer = new Set(['CRK-FORCE-40', 'CRK-FORCE-42'])
  const build = built('keld-sl-rival-xplr', ['PWR-QUARQ-FORCE'])
  const found = misfits({
    ...build,
    sectionOf: (sku) => (onOffer.has(sku) ? 'chainset' : undefined),
  })
  expect(found).toEqual([
    {
      code: 'lacksPart',
      section: 'powerMeter',
      other: 'chainset',
      values: { sku: 'CRK-FORCE-40', count: 4 },
    },
  ])
})
