import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { PresetButtonsProps } from '#/configurator/presets/preset-buttons.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'

/** Builds that the shop works out. Their script is fetched when a shopper opens them. */
export function Presets(props: PresetButtonsProps) {
  const t = useTranslations('configurator.presets')
  const [isOpen, setOpen] = useState(false)
  const [Buttons, setButtons] = useState<ComponentType<PresetButtonsProps> | null>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useEffect(() => setOpen(fold.current?.open === true), [])
  useEffect(() => {
    if (isOpen)
      void import('#/configurator/presets/preset-buttons.tsx').then(
        ({ PresetButtons }) => setButtons(() => PresetButtons),
        // What is lost here is a suggestion: the steps work without it.
        () => {},
      )
  }, [isOpen])
  return (
    <>
      <p className="hidden text-sm text-stone-600 [@media(scripting:none)]:block">
        {t('needScript')}
      </p>
      <details
        ref={fold}
        data-print="hidden"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group -mt-4 border-y border-stone-200 [@media(scripting:none)]:hidden"
      >
        <summary className="flex min-h-14 items-center gap-3 py-3">
          <span className="flex-1 text-sm">
            <span className="label">{t('title')}</span>
            <span className="text-stone-600">{` · ${t('lead')}`}</span>
          </span>
          <Icon
            name="chevronDown"
            size={20}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid min-h-80 content-start gap-3 pb-5 sm:min-h-48">
          {isOpen && Buttons && <Buttons {...props} />}
        </div>
      </details>
    </>
  )
}
