import { useDeferredValue, useSyncExternalStore } from 'react'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Palette, usePaintOnly } from './palette.tsx'
import { useEarlyPresses } from '#/configurator/steps/use-early-presses.ts'

type FramePaletteProps = { bike: OfferedBike; store: BuildStore; section: OfferedSection }

/** The colours that a frame can be painted in. */
export function FramePalette({ bike, store, section }: FramePaletteProps) {
  const t = useTranslations('configurator.paint')
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const paint = usePaintOnly(choice)
  const before = useDeferredValue(paint)
  const part = useEarlyPresses<HTMLDivElement>(bike, store)
  return (
    <div ref={part}>
      <Palette {...{ bike, store, section, paint, before }} nothing={t('none')} />
    </div>
  )
}
