import { type Device, deviceOf } from './device.ts'

export type DeviceWatchOptions = { refreshOnResize: boolean; refreshDelayMs: number }
type Window = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** The device as a store for `useSyncExternalStore`: the same object until the user agent changes, as it does when a tablet requests the desktop site. */
export function watchDevice(
  window: Window,
  readUserAgent: () => string,
  { refreshOnResize, refreshDelayMs }: DeviceWatchOptions,
) {
  let device: Device = deviceOf(readUserAgent())
  const subscribe = (onChange: () => void) => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const refresh = () => {
      const userAgent = readUserAgent()
      if (userAgent === device.userAgent) return
      device = deviceOf(userAgent)
      onChange()
    }
    // Each resize has its own delay; it is not a debounce, so a long drag still refreshes.
    const onResize = () => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        refresh()
      }, refreshDelayMs)
      timers.add(timer)
    }
    if (refreshOnResize) window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      for (const timer of timers) clearTimeout(timer)
    }
  }
  return { subscribe, current: () => device }
}
