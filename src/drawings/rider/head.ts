import type { Hex } from '#/drawings/bike/colour.ts'
import { blob, frameAt, placed } from './body.ts'
import { direction } from '#/drawings/bike/point.ts'
import type { Kit } from './kit.ts'
import type { Pose } from './pose.ts'

type Tailor = { kit: Kit; size: number; paint: (colour: Hex) => string }

const face =
  'M-96 -10C-98 -80 -50 -112 4 -110C54 -108 80 -76 82 -40C83 -28 82 -22 84 -14C88 0 98 14 103 24C104 31 96 33 89 34C88 39 92 42 92 46C92 50 88 51 87 53C90 56 91 60 88 65C85 70 86 76 84 84C80 98 64 104 46 99C28 94 10 86 -4 78C-18 92 -20 110 -20 126L-86 96C-80 60 -92 40 -96 -10Z'
const shell =
  'M92 -38C94 -84 50 -136 -18 -136C-84 -136 -132 -94 -138 -44C-140 -26 -128 -8 -104 6C-96 10 -88 0 -84 -10C-60 -22 -30 -22 -8 -26C30 -32 66 -34 92 -38Z'
const vents =
  'M66 -62C40 -92 4 -106 -34 -106C-16 -92 24 -76 66 -62ZM40 -50C8 -74 -36 -88 -80 -82C-58 -68 -8 -54 40 -50ZM-2 -38C-36 -56 -78 -64 -116 -54C-98 -42 -44 -34 -2 -38Z'

/** A head in profile that looks up the road, under a helmet. */
export function drawHead({ kit, size, paint }: Tailor, { head, hip, shoulder }: Pose): string {
  const way = direction(hip, shoulder)
  const collar = blob(
    placed(shoulder, way, size, [
      [0, -80],
      [70, -78],
      [132, -40],
      [136, 30],
      [70, 62],
      [0, 50],
    ]),
  )
  const tail = kit.hasTail
    ? `<path d="M-92 12C-130 26 -150 62 -146 104C-132 92 -112 84 -96 52Z" fill="${paint(kit.hair)}"/>`
    : ''
  const glasses = kit.hasGlasses
    ? '<path d="M58 -16C74 -20 88 -16 94 -6C96 8 84 18 72 14C62 10 56 -2 58 -16Z" fill="#15191f"/><path d="M66 -12C76 -14 84 -10 88 -4" fill="none" stroke="#9fc3d8" stroke-opacity=".75" stroke-width="4"/><path d="M60 -12L-14 -8" stroke="#15191f" stroke-width="5"/>'
    : '<path d="M66 -10C72 -14 78 -14 82 -11" fill="none" stroke="#20160f" stroke-width="5" stroke-linecap="round"/><circle cx="75" cy="-2" r="4.5" fill="#20160f"/>'
  return [
    `<path d="${collar}" fill="${paint(kit.skin)}"/>`,
    `<g transform="${frameAt(head, 6, size * 0.98)}">`,
    tail,
    `<path d="${face}" fill="${paint(kit.skin)}"/>`,
    `<path d="M-96 -12C-92 20 -84 44 -70 56C-48 54 -34 34 -24 6C-20 -8 -16 -18 -14 -30L-90 -30Z" fill="${paint(kit.hair)}"/>`,
    `<path d="M-20 2C-16 -10 2 -8 2 6C2 18 -6 32 -14 32C-22 30 -22 12 -20 2Z" fill="${paint(kit.skin)}"/><path d="M-14 6C-10 0 -4 2 -4 8" fill="none" stroke="#3a1f12" stroke-opacity=".5" stroke-width="3"/>`,
    '<path d="M92 50C84 52 78 52 72 50" fill="none" stroke="#3a1f12" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"/>',
    glasses,
    '<path d="M-34 -18L26 90M34 -28L24 88M-14 18L-62 44" fill="none" stroke="#14171b" stroke-width="5"/>',
    `<path d="${shell}" fill="${paint(kit.helmet)}"/>`,
    `<path d="${vents}" fill="#0c0f14" fill-opacity=".78"/>`,
    '<path d="M78 -66C54 -104 8 -126 -40 -122" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>',
    '</g>',
  ].join('')
}
