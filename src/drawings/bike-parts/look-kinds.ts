/**
 * The kinds that a part of the drawing can have. Import files are checked against these lists, and the tests draw
 * every one of them.
 */

export const frameMaterials = ['carbon', 'aluminium', 'titanium', 'steel'] as const
export const frameShapes = ['endurance', 'aero', 'all-road', 'gravel', 'commuter'] as const
export const paintFinishes = ['gloss', 'satin', 'matt', 'raw'] as const

export const forkBlades = ['straight', 'curved', 'suspension'] as const
/** The depths of a fork’s blades. */
export const forkProfiles = ['slim', 'deep', 'stout', 'alloy'] as const

export const wheelSizes = ['700c', '650b'] as const
export const rimMaterials = ['alloy', 'carbon'] as const
export const sidewalls = ['black', 'tan', 'brown'] as const
export const spokeKinds = ['steel', 'carbon'] as const
export const frontHubs = ['plain', 'straight-pull', 'dynamo'] as const
/** From smooth to open knobs; `city` has wide grooves in thick rubber. */
export const treads = ['slick', 'file', 'semi', 'knob', 'city'] as const

export const shiftings = ['mechanical', 'electronic', 'wireless'] as const
export const chainsetFamilies = [
  'four-arm',
  'gravel',
  'spider',
  'one-piece',
  'direct',
  'city',
] as const
export const driveFinishes = ['black', 'grey', 'polished', 'silver', 'carbon'] as const
export const rearMechs = ['cable', 'cable-clutch', 'di2', 'axs', 'full-mount'] as const
/** A power meter can be seen in these places, except in the axle. */
export const powerPlaces = ['none', 'left-arm', 'arms', 'spider', 'axle'] as const

export const bars = ['drop', 'flare', 'flat'] as const
export const barShapes = ['round', 'flattened', 'aero', 'one-piece'] as const
export const stemStyles = [
  'forged',
  'machined',
  'compact',
  'integrated',
  'carbon',
  'damped',
  'titanium',
  'adjustable',
] as const
export const tapeKinds = ['cork', 'cushion', 'leather'] as const
/** The material shows where the tape leaves a bar bare. */
export const barMaterials = ['alloy', 'carbon', 'titanium'] as const
export const gripKinds = ['plain', 'ergonomic'] as const
export const hosePlaces = ['inside', 'outside'] as const
export const leverFamilies = ['shimano', 'shimano-di2', 'sram', 'sram-axs'] as const

export const saddleShapes = [
  'long',
  'flat',
  'short',
  'gravel',
  'wave',
  'open',
  'core',
  'leather',
  'rubber',
  'comfort',
  'printed',
] as const
export const railMaterials = ['steel', 'titanium', 'carbon'] as const
export const seatpostKinds = [
  'round',
  'carbon',
  'titanium',
  'leaf',
  'dropper',
  'suspension',
  'aero',
] as const
export const pedalKinds = [
  'none',
  'flat',
  'clipless',
  'platform',
  'platform-thin',
  'rubber',
  'half',
  'half-wide',
  'spd',
  'spd-black',
  'spd-open',
  'road',
  'road-steel',
  'road-wide',
  'road-carbon',
  'power',
] as const

export const cageKinds = ['resin', 'carbon', 'wire', 'side', 'cargo'] as const
export const bagPositions = ['saddle', 'frame', 'top-tube', 'bar'] as const
/** Beside the plain kind that `true` stands for. */
export const guardKinds = ['silver', 'clip'] as const
export const rackKinds = ['tour', 'guard'] as const
export const lightKinds = ['flashers', 'battery', 'road', 'beam', 'dynamo', 'motor'] as const
export const bellKinds = ['black', 'brass', 'hidden'] as const
export const computerMounts = ['out-front', 'twin', 'one-piece', 'stem', 'flat'] as const

export const motorKinds = ['hub', 'mid'] as const
export const batteryPlaces = ['down-tube', 'slim'] as const
