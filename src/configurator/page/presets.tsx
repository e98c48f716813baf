import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { PresetButtonsProps } from '#/configurator/presets/preset-buttons.tsx'
import {
  budgetParameter,
  presetNames,
  presetParameter,
} from '#/configurator/presets/preset-names.ts'
import { formId } from '#/configurator/steps/form-id.ts'
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
        // Only a suggestion is lost here: the steps work without it.
        () => {},
      )
  }, [isOpen])
  return (
    <>
      <PlainPresets currency={props.bike.currency} />
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

/** Without scripts the buttons send the form of all choices, and the server works the build out. */
function PlainPresets({ currency }: { currency: string }) {
  const t = useTranslations('configurator.presets')
  return (
    <fieldset className="hidden gap-3 border-y border-stone-200 py-4 text-sm [@media(scripting:none)]:grid">
      <legend className="sr-only">{t('title')}</legend>
      {/* The Enter key presses the first button of a form: it must not be one that replaces the build. */}
      <button type="submit" form={formId} tabIndex={-1} aria-hidden className="sr-only" />
      <p>
        <span className="label">{t('title')}</span>
        <span className="text-stone-600">{` · ${t('lead')}`}</span>
      </p>
      <label className="grid max-w-44 gap-1">
        <span className="label">{`${t('budget')} (${currency})`}</span>
        <input
          form={formId}
          name={budgetParameter}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          className="min-h-11 rounded-sm border border-stone-500 px-3"
        />
      </label>
      <p className="flex flex-wrap gap-2">
        {presetNames.map((name) => (
          <button
            key={name}
            type="submit"
            form={formId}
            name={presetParameter}
            value={name}
            className="min-h-11 rounded-sm border border-ink px-4"
          >
            {t(name)}
          </button>
        ))}
      </p>
      <p className="text-xs text-stone-600">{t('note')}</p>
    </fieldset>
  )
}
