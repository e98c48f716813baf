import type { DriveFinish } from '#/drawings/bike/bike-look.ts'
import type { Stops } from '#/drawings/bike/ink.ts'

/** Light on cranks, rings and derailleurs, from the upper edge to the lower. */
export const metals: Record<DriveFinish, Stops> = {
  black: '0 #595d63, 0.22 #3d4045, 0.5 #26282c, 0.85 #141518, 1 #2c2f33',
  grey: '0 #a9aeb4, 0.2 #757a81, 0.5 #4c5056, 0.85 #2b2d31, 1 #5a5e64',
  polished: '0 #33363a, 0.16 #8d9399, 0.26 #23252a, 0.6 #0c0d0f, 0.9 #17181b, 1 #6b7077',
  silver: '0 #f4f5f6, 0.25 #d3d7db, 0.5 #a9afb5, 0.85 #6f757c, 1 #a1a7ad',
  carbon: '0 #26282c, 0.2 #3a3d42, 0.27 #b4babf, 0.34 #202226, 0.8 #08090b, 1 #303338',
}
