import { useDevice } from '#/platform/browser/use-device.ts'
import { KitSection } from './kit-section.tsx'

/** What the shop takes this browser to be: handy when a flag seems wrong on a real phone. */
export function KitDevice() {
  const { userAgent, ...flags } = useDevice()
  const held = Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : []))
  return (
    <KitSection title="Device">
      <p className="long-words text-sm text-stone-600">{userAgent}</p>
      <p>{held.join(', ')}</p>
    </KitSection>
  )
}
