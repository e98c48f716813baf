import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { freeColourSku } from '#/catalogue/paint/free-colour.ts'
import { freeColourOption } from '#/configurator/choice/free-colour-part.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import type { Hex } from '#/drawings/bike/colour.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Field } from '#/ui/form/field.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { formId } from '#/configurator/steps/form-id.ts'
import { type Hsl, hexOf, hslOf, typedColour } from './hsl.ts'
import { choosePart } from './palette.tsx'
import { hexName } from './typed-colours.ts'

type FreeColourProps = {
  bike: OfferedBike
  store: BuildStore
  section: OfferedSection
  colour: Hex
}

/** The bike is drawn once the hand rests, so that a drag is one step. */
const restMs = 120

/** Any colour: three sliders, which work by keyboard, or its hex digits. */
export function FreeColour({ bike, store, section, colour }: FreeColourProps) {
  const t = useTranslations('configurator.paint')
  const [set, setSet] = useState(() => ({ hex: colour, hsl: hslOf(colour) }))
  const { search } = useLocation()
  // A plain form that was sent with something else comes back with it.
  const [typed, setTyped] = useState(() => new URLSearchParams(search).get(hexName(section.key)))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // undone, or chosen elsewhere
  const [known, setKnown] = useState(colour)
  if (known !== colour) {
    setKnown(colour)
    if (set.hex !== colour) setSet({ hex: colour, hsl: hslOf(colour, set.hsl) })
  }

  function choose(hex: Hex, hsl: Hsl): void {
    setSet({ hex, hsl })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const option = freeColourOption(section)
      if (option) choosePart({ bike, store, section }, freeColourSku(option.sku, hex), true)
    }, restMs)
  }

  function type(text: string): void {
    setTyped(text)
    const hex = typedColour(text)
    if (hex) choose(hex, hslOf(hex, set.hsl))
  }

  const move = (change: Partial<Hsl>) => {
    const hsl = { ...set.hsl, ...change }
    setTyped(null)
    choose(hexOf(hsl), hsl)
  }

  const { hue, saturation, lightness } = set.hsl
  const isWrong = typed !== null && typed.trim() !== '' && !typedColour(typed)
  return (
    <fieldset
      aria-label={t('mix', { section: section.name })}
      className="grid gap-4 rounded-sm bg-stone-50 p-4 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-6"
    >
      <div className="grid gap-1 [@media(scripting:none)]:hidden">
        <ColourSlider
          label={t('hue')}
          most={359}
          value={hue}
          unit="°"
          track="linear-gradient(90deg, red, #ff0, #0f0, #0ff, #00f, #f0f, red)"
          onMove={(value) => move({ hue: value })}
        />
        <ColourSlider
          label={t('saturation')}
          most={100}
          value={saturation}
          unit=" %"
          track={`linear-gradient(90deg, hsl(${hue} 0% ${lightness}%), hsl(${hue} 100% ${lightness}%))`}
          onMove={(value) => move({ saturation: value })}
        />
        <ColourSlider
          label={t('lightness')}
          most={100}
          value={lightness}
          unit=" %"
          track={`linear-gradient(90deg, #000, hsl(${hue} ${saturation}% 50%), #fff)`}
          onMove={(value) => move({ lightness: value })}
        />
      </div>
      <div className="grid content-start gap-2">
        <Field label={t('hex')} error={isWrong ? t('hexWrong') : null}>
          {(control) => (
            <TextInput
              {...control}
              form={formId}
              name={hexName(section.key)}
              value={typed ?? set.hex.toUpperCase()}
              onChange={({ target }) => type(target.value)}
              onBlur={() => !isWrong && setTyped(null)}
              spellCheck={false}
              autoComplete="off"
              maxLength={9}
            />
          )}
        </Field>
        <span style={{ '--swatch': set.hex }} className="swatch h-11 w-full rounded-sm" />
      </div>
      <p className="text-xs text-stone-600 sm:col-span-2">{t('screen')}</p>
    </fieldset>
  )
}

type ColourSliderProps = {
  label: string
  most: number
  value: number
  unit: string
  track: string
  onMove: (value: number) => void
}

function ColourSlider({ label, most, value, unit, track, onMove }: ColourSliderProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex justify-between text-sm">
        <span>{label}</span>
        <span className="figures text-stone-600">{`${value}${unit}`}</span>
      </label>
      <span className="relative block h-8">
        <span
          style={{ '--swatch': track }}
          className="swatch absolute inset-x-0 top-1/2 h-3 w-full -translate-y-1/2"
        />
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          value={value}
          aria-valuetext={`${value}${unit}`}
          onChange={({ target }) => onMove(Number(target.value))}
          className="slider-handle pointer-events-auto cursor-pointer"
        />
      </span>
    </div>
  )
}
