export type Platform = { os: string; cpu: string; libc?: string }
export type LockEntry = {
  version?: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
}
export type LockPackages = Record<string, LockEntry>
export type NativeParts = { family: string; folder: string; parts: string[] }

export const families: { name: string; parts: RegExp }[]
export const platforms: Platform[]
export function thisPlatform(): Platform
export function platformName(platform: Platform): string
export function nativeParts(packages: LockPackages, platform: Platform): NativeParts[]
