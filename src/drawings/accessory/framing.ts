import type { AccessoryKind } from './accessory-look.ts'

type Framing = readonly [right: number, down: number, scale: number]

/** Moves that set odd shapes in the middle of the picture, at the size of their neighbours on a listing. */
const moves: Partial<Record<AccessoryKind, Framing>> = {
  helmet: [-34, -40, 0.93],
  'aero-helmet': [4, -42, 0.95],
  'urban-helmet': [-44, -38, 0.93],
  bottle: [0, -14, 1.07],
  'bottle-cage': [0, -24, 1.1],
  'multi-tool': [6, -56, 0.88],
  'mini-pump': [-32, 10, 0.98],
  'inner-tube': [-26, 0, 1],
  'clipless-pedal': [-36, 0, 1],
  'top-tube-bag': [-26, -40, 0.96],
  gloves: [0, -44, 0.9],
  socks: [-80, 0, 0.95],
  'road-shoe': [-6, -72, 0.96],
  'gravel-shoe': [-8, -64, 0.95],
  glasses: [0, -44, 1.08],
  'computer-mount': [-26, -12, 1],
  mudguards: [30, -40, 1.06],
  rack: [0, -44, 0.97],
  cleaner: [-34, 0, 0.97],
  saddle: [-16, -34, 0.9],
  bell: [-40, -16, 1],
  cap: [-28, 0, 0.95],
  'work-stand': [-22, 14, 0.88],
  charger: [0, 14, 1],
  'range-extender': [-56, 0, 1],
  'protection-film': [-22, -20, 1.02],
  wheelset: [0, -8, 0.88],
  handlebar: [4, 10, 1.06],
  'flat-bar': [10, 0, 1.06],
  stem: [0, 0, 1.1],
  chainset: [0, 0, 1.06],
  seatpost: [-82, 0, 0.95],
}

export const framingOf = (kind: AccessoryKind): Framing => moves[kind] ?? [0, 0, 1]
