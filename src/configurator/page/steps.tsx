import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { editFields } from '#/cart/edit/edited-line.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { chaptersOf } from '#/configurator/steps/chapters.ts'
import { formId } from '#/configurator/steps/form-id.ts'
import { ColourStep, PaintStep } from '#/configurator/paint/paint-step.tsx'
import { PartStep } from '#/configurator/steps/part-step.tsx'
import { SizeStep } from '#/configurator/steps/size-step.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { SizeFinder } from '#/product/size/late-size-parts.tsx'
import { adviseSize } from '#/product/size/size-advice.ts'
import { useRider } from '#/product/size/use-rider.ts'
import type { ConfiguratorData } from './configurator.page.server.ts'
import { useBuildFits } from './use-build-fits.ts'

type StepsProps = {
  data: ConfiguratorData
  store: BuildStore
  choice: Choice
  isSizeMissed: boolean
  sizes: RefObject<HTMLDivElement | null>
}

/** Every step by chapter, and the form that they belong to. */
export function Steps({ data, store, choice, isSizeMissed, sizes }: StepsProps) {
  const t = useTranslations('configurator')
  const { bike } = data
  const edit = editFields(new URLSearchParams(useLocation().search))
  const [rider, setRider] = useRider(null)
  const fits = useBuildFits(bike, choice, data.fits)
  const advice = rider && adviseSize(rider, fits)
  const advised = advice && advice.kind !== 'none' ? advice.sizes.map(({ size }) => size) : []
  const steps = bike.sections.filter(({ parts }) => parts.every(({ paint }) => paint === null))
  return (
    <>
      {chaptersOf(steps).map(({ key, sections }) => (
        <section key={key} aria-labelledby={`chapter-${key}`} className="grid gap-3">
          <h2 id={`chapter-${key}`} className="title text-xl">
            {t(`chapters.${key}`)}
          </h2>
          {key === 'frame' && (
            <>
              <SizeStep
                bike={bike}
                store={store}
                choice={choice}
                advised={advised}
                isMissed={isSizeMissed}
                list={sizes}
              />
              <div data-print="hidden">
                <SizeFinder
                  rider={rider}
                  advice={advice}
                  onRider={setRider}
                  hiddenFields={{
                    ...Object.fromEntries(choiceQuery(choice, bike)),
                    ...edit,
                  }}
                />
              </div>
              <ColourStep bike={bike} store={store} />
            </>
          )}
          <div className="border-t border-stone-200">
            {key === 'frame' && <PaintStep bike={bike} store={store} choice={choice} />}
            {sections.map((section) => (
              <PartStep key={section.key} {...{ bike, store, choice, section }} />
            ))}
          </div>
        </section>
      ))}
      {/* Last, so that the choices above take precedence over these stored ones. */}
      <form id={formId} method="get">
        {[...choiceQuery(choice, bike)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Object.entries(edit).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <button
            type="submit"
            formNoValidate
            className="label min-h-12 w-full border border-ink px-5"
          >
            {t('update')}
          </button>
        </noscript>
      </form>
    </>
  )
}
