import { useSyncExternalStore } from 'react'
import { type Device, deviceOf } from './device.ts'
import { watchDevice } from './device-watch.ts'
import { settings } from '#/platform/config/settings.ts'

/** The device that the server and the first client render both assume, so that hydration never differs. */
const assumed = deviceOf('')

let watch: ReturnType<typeof watchDevice> | undefined

/** The visitor's device, known after hydration: for behaviour and analytics, never for what a page shows first. */
export const useDevice = (): Device =>
  useSyncExternalStore(
    (onChange) => browserWatch().subscribe(onChange),
    () => browserWatch().current(),
    () => assumed,
  )

function browserWatch() {
  watch ??= watchDevice(window, () => navigator.userAgent, settings.device)
  return watch
}
