import type { BikeLook } from './bike-look.ts'
import type { FrameGeometry } from '#/drawings/bike-frame/frame-geometry.ts'

type Size = 'XS' | 'S' | 'M' | 'L' | 'XL'
/** seat tube, head tube, head angle, seat angle, chainstay, stack, reach, drop, offset */
type Row = readonly [number, number, number, number, number, number, number, number, number]

const measured = ([
  seatTube,
  headTube,
  headAngle,
  seatAngle,
  chainstay,
  stack,
  reach,
  bbDrop,
  forkOffset,
]: Row): FrameGeometry => ({
  seatTube,
  headTube,
  headAngle,
  seatAngle,
  chainstay,
  stack,
  reach,
  bbDrop,
  forkOffset,
})

const rows: Record<'endurance' | 'gravel' | 'eAllRoad', Record<Size, Row>> = {
  endurance: {
    XS: [430, 112, 71, 74.5, 415, 525, 368, 76, 50],
    S: [460, 132, 71.5, 74, 415, 546, 374, 76, 50],
    M: [490, 153, 72.2, 73.5, 415, 568, 381, 74, 45],
    L: [520, 176, 72.6, 73.3, 415, 591, 389, 74, 45],
    XL: [550, 203, 72.8, 73, 418, 616, 398, 72, 45],
  },
  gravel: {
    XS: [420, 98, 69.8, 74.8, 430, 528, 378, 76, 50],
    S: [450, 115, 70.4, 74.3, 430, 546, 387, 76, 50],
    M: [480, 135, 71, 73.9, 430, 565, 396, 74, 50],
    L: [510, 158, 71.3, 73.6, 432, 588, 405, 74, 50],
    XL: [540, 184, 71.5, 73.4, 434, 612, 416, 72, 50],
  },
  eAllRoad: {
    XS: [430, 118, 70.2, 74.5, 430, 540, 366, 74, 50],
    S: [460, 138, 70.8, 74, 430, 561, 373, 74, 50],
    M: [490, 160, 71.4, 73.6, 430, 582, 381, 72, 50],
    L: [520, 184, 71.8, 73.3, 432, 606, 389, 72, 50],
    XL: [550, 210, 72, 73, 434, 630, 398, 70, 50],
  },
}

export const sampleGeometry = (range: keyof typeof rows, size: Size): FrameGeometry =>
  measured(rows[range][size])

const light = '#f4f5f2'
const dark = '#14171b'

/** Bikes that between them use every part of the drawing, for contact sheets and tests. */
export const sampleLooks: Record<string, BikeLook> = {
  'carbon endurance': {
    geometry: sampleGeometry('endurance', 'M'),
    frame: { material: 'carbon', shape: 'endurance' },
    paint: { finish: 'gloss', colour: '#1f4fd8', downTubeLogo: light, smallLogo: light },
    wheels: { size: '700c', tyreWidth: 32, rimDepth: 36 },
    cockpit: { bar: 'drop' },
    drivetrain: { shifting: 'electronic', rings: [50, 34], cassette: [11, 34] },
    saddle: { height: 735 },
  },
  'carbon aero': {
    geometry: {
      ...sampleGeometry('endurance', 'M'),
      stack: 548,
      reach: 392,
      headTube: 131,
      chainstay: 410,
    },
    frame: { material: 'carbon', shape: 'aero' },
    paint: { finish: 'gloss', colour: '#15181c', downTubeLogo: '#e9ecef', smallLogo: '#e9ecef' },
    wheels: { size: '700c', tyreWidth: 28, rimDepth: 62 },
    cockpit: { bar: 'drop', stem: 110, stemAngle: -14, spacers: 5 },
    drivetrain: { shifting: 'wireless', rings: [50, 37], cassette: [10, 30] },
    saddle: { height: 745, setback: 5 },
  },
  'steel all-road': {
    geometry: sampleGeometry('endurance', 'L'),
    frame: { material: 'steel', shape: 'all-road' },
    paint: { finish: 'gloss', colour: '#1d5a45', downTubeLogo: '#f0e6cf', smallLogo: '#f0e6cf' },
    fork: { blades: 'curved' },
    wheels: {
      size: '700c',
      tyreWidth: 34,
      rimDepth: 22,
      rimColour: '#b9bec3',
      sidewall: 'tan',
      spokes: 32,
    },
    cockpit: { bar: 'drop', tape: '#7a4a2a', spacers: 20 },
    drivetrain: { shifting: 'mechanical', rings: [48, 32], cassette: [11, 34], finish: 'silver' },
    saddle: { height: 765, colour: '#7a4a2a' },
    extras: { mudguards: true, bottles: 1, bottleColour: '#f3efe4' },
  },
  'titanium gravel': {
    geometry: sampleGeometry('gravel', 'M'),
    frame: { material: 'titanium', shape: 'gravel' },
    paint: { finish: 'raw', colour: '#a3a19d', downTubeLogo: '#33363a', smallLogo: '#33363a' },
    fork: { colour: '#1b1d20' },
    wheels: { size: '700c', tyreWidth: 45, rimDepth: 25, sidewall: 'tan' },
    cockpit: { bar: 'flare', stem: 90 },
    drivetrain: { shifting: 'wireless', rings: [40], cassette: [10, 44] },
    saddle: { height: 735 },
    extras: { bottles: 2, bottleColour: '#2a2d31' },
  },
  'aluminium gravel fade': {
    geometry: sampleGeometry('gravel', 'L'),
    frame: { material: 'aluminium', shape: 'gravel' },
    paint: {
      finish: 'satin',
      colour: '#e8622c',
      fade: { colour: '#5b2a86', angle: 20 },
      downTubeLogo: light,
      smallLogo: light,
    },
    wheels: { size: '700c', tyreWidth: 42, rimDepth: 25 },
    cockpit: { bar: 'flare', stem: 100 },
    drivetrain: { shifting: 'mechanical', rings: [40], cassette: [11, 44] },
    saddle: { height: 765 },
    pedals: 'clipless',
    extras: { bags: ['saddle', 'frame', 'top-tube', 'bar'] },
  },
  'hub-motor e-road': {
    geometry: sampleGeometry('eAllRoad', 'M'),
    frame: { material: 'carbon', shape: 'all-road' },
    paint: {
      finish: 'satin',
      colour: '#cfd6d9',
      fade: { colour: '#4f7f93', angle: 90 },
      downTubeLogo: dark,
      smallLogo: dark,
    },
    wheels: { size: '700c', tyreWidth: 35, rimDepth: 40 },
    cockpit: { bar: 'drop' },
    drivetrain: { shifting: 'electronic', rings: [48, 31], cassette: [11, 34] },
    saddle: { height: 740 },
    motor: { kind: 'hub', battery: 'slim' },
  },
  'mid-motor e-gravel': {
    geometry: sampleGeometry('eAllRoad', 'L'),
    frame: { material: 'aluminium', shape: 'gravel' },
    paint: { finish: 'matt', colour: '#5c6652', downTubeLogo: '#d9d2bd', smallLogo: '#d9d2bd' },
    wheels: { size: '700c', tyreWidth: 45, rimDepth: 28 },
    cockpit: { bar: 'flare' },
    drivetrain: { shifting: 'mechanical', rings: [42], cassette: [11, 46] },
    saddle: { height: 770 },
    pedals: 'flat',
    motor: { kind: 'mid' },
  },
  'e-commuter': {
    geometry: sampleGeometry('eAllRoad', 'M'),
    frame: { material: 'aluminium', shape: 'commuter' },
    paint: { finish: 'matt', colour: '#2e3a46', downTubeLogo: '#9fb2c2', smallLogo: '#9fb2c2' },
    wheels: { size: '700c', tyreWidth: 40, rimDepth: 24, spokes: 32 },
    cockpit: { bar: 'flat', stem: 80, spacers: 25 },
    drivetrain: { shifting: 'mechanical', rings: [44], cassette: [11, 40] },
    saddle: { height: 730 },
    pedals: 'flat',
    extras: { mudguards: true, rack: true, lights: true, kickstand: true },
    motor: { kind: 'hub' },
  },
  'carbon gravel white XS': {
    geometry: sampleGeometry('gravel', 'XS'),
    frame: { material: 'carbon', shape: 'gravel' },
    paint: { finish: 'gloss', colour: '#eef0f0', downTubeLogo: '#d8412f', smallLogo: '#14171b' },
    wheels: { size: '650b', tyreWidth: 47, rimDepth: 30, sidewall: 'brown' },
    cockpit: { bar: 'flare', stem: 80 },
    drivetrain: { shifting: 'wireless', rings: [40], cassette: [10, 46], crankLength: 165 },
    saddle: { height: 660 },
  },
  'carbon endurance XL': {
    geometry: sampleGeometry('endurance', 'XL'),
    frame: { material: 'carbon', shape: 'endurance' },
    paint: { finish: 'matt', colour: '#b3382c', downTubeLogo: light, smallLogo: light },
    wheels: { size: '700c', tyreWidth: 32, rimDepth: 45 },
    cockpit: { bar: 'drop', stem: 110, spacers: 25 },
    drivetrain: { shifting: 'mechanical', rings: [50, 34], cassette: [11, 34], crankLength: 175 },
    saddle: { height: 815 },
    pedals: 'clipless',
    extras: { bottles: 2 },
  },
  'aluminium endurance XS': {
    geometry: sampleGeometry('endurance', 'XS'),
    frame: { material: 'aluminium', shape: 'endurance' },
    paint: { finish: 'gloss', colour: '#7fc8c2', downTubeLogo: dark, smallLogo: dark },
    fork: { colour: '#17191c' },
    wheels: { size: '700c', tyreWidth: 30, rimDepth: 26 },
    cockpit: { bar: 'drop', stem: 80 },
    drivetrain: { shifting: 'mechanical', rings: [50, 34], cassette: [11, 32], crankLength: 165 },
    saddle: { height: 660 },
  },
  'steel gravel': {
    geometry: sampleGeometry('gravel', 'M'),
    frame: { material: 'steel', shape: 'gravel' },
    paint: { finish: 'satin', colour: '#d8a93a', downTubeLogo: dark, smallLogo: dark },
    wheels: { size: '700c', tyreWidth: 42, rimDepth: 24, sidewall: 'black' },
    cockpit: { bar: 'flare', stem: 90, tape: '#2a2c2f' },
    drivetrain: { shifting: 'wireless', rings: [42], cassette: [10, 44] },
    saddle: { height: 735 },
    extras: { bottles: 1, bottleColour: '#e9ecee' },
  },
}
