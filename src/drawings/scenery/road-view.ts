import { standCamera, type Camera } from './camera.ts'
import { printRidge } from './print-ridge.ts'
import { layRidges, type Ridge } from './ridges.ts'
import { printFarm, printLighthouse, printVillage } from './buildings.ts'
import { printPosts, printPylons } from './posts.ts'
import { printSkyline, printSpire } from './skyline.ts'
import { printAvenue, printThorns, printTreeLine } from './trees.ts'
import { printRoadWall, printWalls } from './walls.ts'
import { printBank, printClimb, printGround, printRoad, printStreaks, stretches } from './road.ts'
import type { Landscape, Road } from './scene-look.ts'
import type { Sheet } from './sheet.ts'
import { printSky, type Sun } from './sky.ts'
import { onCliff } from './cliff.ts'
import { printFall, printMist, printSea } from './weather.ts'

const usualRoad: Partial<Record<Landscape, Road>> = {
  fells: 'winding',
  coast: 'winding',
  moor: 'straight',
  alps: 'winding',
  forest: 'winding',
  city: 'straight',
  'gravel-plain': 'gravel',
}
const horizonOf: Partial<Record<Landscape, number>> = {
  fells: 0.68,
  coast: 0.52,
  moor: 0.62,
  alps: 0.7,
  forest: 0.64,
  city: 0.68,
  'gravel-plain': 0.6,
  chalk: 0.5,
  highlands: 0.56,
  lane: 0.56,
  limestone: 0.58,
}

/** The height of the horizon in a print, a little different in each. */
export function horizonIn({ look, random, width, height }: Sheet): number {
  const lift = random.between(-0.03, 0.03) - (width < height ? 0.06 : 0)
  return height * ((horizonOf[look.place] ?? 0.64) + lift)
}

/** A landscape as seen along its road. */
export function printRoadView(sheet: Sheet): void {
  const { look } = sheet
  const road = look.road ?? usualRoad[look.place] ?? 'winding'
  const horizon = horizonIn(sheet)
  const camera = standCamera(sheet, horizon, windings[road])
  const sun = printSky(sheet, horizon)
  if (look.place === 'coast') printSea(sheet, horizon - 2, sun.x)
  const ridges = printLand(sheet, horizon, sun)
  const runs = stretches(camera, 78)
  if (road !== 'none') printFarRoad(sheet, camera, runs, ridges)
  onCliff(sheet, camera, () => {
    printGround(sheet, camera, runs)
    printStreaks(sheet, camera, runs)
  })
  if (road !== 'none') printRoad(sheet, camera, runs, road)
  printRoadside(sheet, camera, runs, road)
  printBank(sheet)
  printFall(sheet)
}

const windings: Record<Road, number> = {
  winding: 1,
  straight: 0.06,
  gravel: 0.7,
  climb: 1,
  descent: 1,
  none: 0,
}

/** The folds of a landscape with what stands on them. */
export function printLand(sheet: Sheet, horizon: number, sun: Sun): Ridge[] {
  const { look, height } = sheet
  const misty = { clear: 0.3, haze: 0.75, cloud: 0.4, rain: 0.6, snow: 0.5 }[look.weather]
  const ridges = layRidges(sheet, horizon)
  for (const [index, ridge] of ridges.entries()) {
    printRidge(sheet, ridge, sun)
    printLandmarks(sheet, ridge, index, ridges.length)
    if (index < ridges.length - 1) printMist(sheet, ridge.foot - height * 0.015, misty)
  }
  return ridges
}

/** Among hills the road goes on beyond the last crest. */
function printFarRoad(
  sheet: Sheet,
  camera: Camera,
  runs: readonly number[][],
  ridges: readonly Ridge[],
): void {
  const { look, random, width } = sheet
  const hill = ridges.at(-1)
  if (!hill || !['fells', 'moor', 'alps'].includes(look.place)) return
  const last = runs.at(-1)?.at(-1) ?? camera.far
  const [x] = camera.see([camera.bend(last), last])
  const goal = Math.min(width, x + width * random.between(0.06, 0.2))
  printClimb(sheet, [x, hill.foot], [goal, hill.heightAt(goal)])
}

/** Draws the landmarks of one ridge. */
function printLandmarks(sheet: Sheet, ridge: Ridge, index: number, count: number): void {
  const { look, random, width, unit } = sheet
  const fromFront = count - 1 - index
  const place: Partial<Record<Landscape, () => void>> = {
    fells: () => {
      if (fromFront < 3) printWalls(sheet, ridge, 4)
      if (fromFront === 0) printThorns(sheet, ridge, 5, 40 * unit)
      if (fromFront === 1) {
        const x = width * random.between(0.62, 0.86)
        printFarm(sheet, x, ridge.heightAt(x) + (ridge.foot - ridge.heightAt(x)) * 0.62, 26 * unit)
      }
    },
    coast: () => {
      if (index !== 1) return
      const x = width * random.between(0.52, 0.6)
      printLighthouse(sheet, x, ridge.heightAt(x) + 3 * unit, 56 * unit)
    },
    moor: () => {
      if (fromFront === 2) printPylons(sheet, ridge, width * 0.96, width * 0.4)
      if (fromFront === 0) printThorns(sheet, ridge, 2, 54 * unit)
    },
    alps: () => {
      if (fromFront < 2)
        printTreeLine(sheet, ridge, (fromFront ? 17 : 30) * unit, fromFront ? 0.3 : 0.42)
      if (fromFront === 1) printVillage(sheet, ridge, width * random.between(0.56, 0.74), 13 * unit)
    },
    forest: () => {
      if (index > 1) printTreeLine(sheet, ridge, (8 + index * 9) * unit, 0.12)
    },
    city: () => {
      printSkyline(sheet, ridge.foot - 6 * unit, ridge.near)
      if (index === 1) printSpire(sheet, [width * random.between(0.6, 0.8), ridge.foot], 400 * unit)
    },
    'gravel-plain': () => {
      if (fromFront === 1) printTreeLine(sheet, ridge, 9 * unit, 0.62)
    },
  }
  place[look.place]?.()
}

function printRoadside(sheet: Sheet, camera: Camera, runs: readonly number[][], road: Road): void {
  const { look } = sheet
  if (look.place === 'forest') return printAvenue(sheet, camera)
  if (road === 'none') return
  if (look.place === 'fells') return printRoadWall(sheet, camera, runs, 5.4)
  const posts: Partial<Record<Landscape, Parameters<typeof printPosts>[3]>> = {
    moor: { every: 18, tall: 2.2, side: 4.6, wire: false },
    'gravel-plain': { every: 9, tall: 1.25, side: 8, wire: true },
    alps: { every: 7, tall: 0.75, side: 3.5, wire: false },
    coast: { every: 5, tall: 1, side: 4, wire: true },
    city: { every: 22, tall: 5.6, side: 5, wire: false, lamp: true },
  }
  const post = posts[look.place]
  if (post) printPosts(sheet, camera, runs, post)
}
