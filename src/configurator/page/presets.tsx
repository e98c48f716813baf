import { type ComponentType, useEffect, useState } from 'react'
import type { PresetButtonsProps } from '#/configurator/presets/preset-buttons.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { firstInteraction } from '#/navigation/hydration/first-interaction.ts'

/** Builds that the shop works out. Their script is fetched with the first interaction; their space is reserved. */
export function Presets(props: PresetButtonsProps) {
  const t = useTranslations('configurator.presets')
  const [Buttons, setButtons] = useState<ComponentType<PresetButtonsProps> | null>(null)
  useEffect(() => {
    let isGone = false
    // What is lost here is a suggestion: the steps work without it.
    void firstInteraction.seen
      .then(() => import('#/configurator/presets/preset-buttons.tsx'))
      .then(
        ({ PresetButtons }) => !isGone && setButtons(() => PresetButtons),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [])
  return (
    <section
      aria-labelledby="presets"
      data-print="hidden"
      className="grid min-h-84 content-start gap-3 sm:min-h-56 [@media(scripting:none)]:hidden"
    >
      <h2 id="presets" className="title text-xl">
        {t('title')}
      </h2>
      {Buttons && <Buttons {...props} />}
    </section>
  )
}
