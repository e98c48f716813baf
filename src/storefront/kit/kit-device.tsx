import { useDevice } from '#/platform/browser/use-device.ts'
import { KitSection } from './kit-section.tsx'

/** Shows the device flags of this browser, for when one seems wrong on a real phone. */
export function KitDevice() {
  const { userAgent, ...flags } = useDevice()
  const setFlags = Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : []))
  return (
    <KitSection title="Device">
      <p className="long-words text-sm text-stone-600">{userAgent}</p>
      <p>{setFlags.join(', ')}</p>
    </KitSection>
  )
}
