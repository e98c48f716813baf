import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import type { FrameGeometry } from '#/drawings/bike-frame/frame-geometry.ts'

type GeometryOf = (range: 'endurance' | 'gravel', size: 'S' | 'M' | 'L') => FrameGeometry

const light = '#f4f5f2'
const dark = '#14171b'

/** Bikes that between them wear every kind of equipment. */
export const equippedLooks = (sampleGeometry: GeometryOf): Record<string, BikeLook> => ({
  'steel tourer with everything': {
    geometry: sampleGeometry('gravel', 'L'),
    frame: { material: 'steel', shape: 'gravel' },
    paint: { finish: 'gloss', colour: '#22345c', downTubeLogo: '#e8c06a', smallLogo: '#e8c06a' },
    fork: { blades: 'curved', eyes: 3 },
    wheels: {
      size: '700c',
      tyreWidth: 40,
      spokes: 32,
      frontHub: 'dynamo',
      tread: 'city',
      reflex: true,
      tyreMark: 'Schwalbe',
      tyreName: 'Marathon',
      rotors: [180, 160],
    },
    cockpit: { bar: 'drop' },
    drivetrain: { shifting: 'mechanical', rings: [46, 30], cassette: [11, 36] },
    extras: {
      mudguards: 'silver',
      rack: 'tour',
      rackColour: '#c3c6ca',
      frontRack: true,
      lights: 'dynamo',
      cages: { kind: 'wire', count: 2 },
      bell: 'brass',
    },
  },
  'carbon gravel packed': {
    geometry: sampleGeometry('gravel', 'M'),
    frame: { material: 'carbon', shape: 'gravel' },
    paint: { finish: 'satin', colour: '#4d5b3c', downTubeLogo: light, smallLogo: light },
    fork: { blades: 'suspension', colour: '#17191c', travel: 40, mark: 'RockShox' },
    wheels: {
      size: '700c',
      tyreWidth: 45,
      rimDepth: 40,
      frontHub: 'straight-pull',
      tread: 'knob',
      sidewall: 'tan',
      rimMark: 'Zipp',
      rimName: '303 S',
    },
    cockpit: { bar: 'flare' },
    drivetrain: { shifting: 'wireless', rings: [42], cassette: [10, 46] },
    extras: {
      bags: ['saddle', 'frame', 'bar'],
      bagLitres: { saddle: 14, frame: 3, bar: 9 },
      cages: { kind: 'cargo', count: 2 },
      lights: 'beam',
    },
  },
  'aluminium winter racer': {
    geometry: sampleGeometry('endurance', 'S'),
    frame: { material: 'aluminium', shape: 'endurance' },
    paint: { finish: 'gloss', colour: '#c9d0d3', downTubeLogo: dark, smallLogo: dark },
    fork: { profile: 'deep' },
    wheels: { size: '700c', tyreWidth: 28, rimDepth: 50, spokes: 20, spokeKind: 'carbon' },
    cockpit: { bar: 'drop' },
    drivetrain: { shifting: 'electronic', rings: [50, 34], cassette: [11, 30] },
    extras: {
      mudguards: 'clip',
      lights: 'flashers',
      bags: ['saddle'],
      bagLitres: { saddle: 0.7 },
      cages: { kind: 'carbon', count: 2 },
      bottles: 1,
      computerMount: 'twin',
    },
  },
})
