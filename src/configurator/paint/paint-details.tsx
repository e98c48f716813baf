import { useDeferredValue, useSyncExternalStore } from 'react'
import { chosenPaint } from '#/configurator/choice/built.ts'
import { type Choice, findSection } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { FreeColour } from './free-colour.tsx'
import { isHardToRead } from './logo-contrast.ts'
import { namedColour, Palette, usePaintOnly } from './palette.tsx'
import { PaintTiles } from './paint-tiles.tsx'
import { useEarlyPresses } from '#/configurator/steps/use-early-presses.ts'

type PaintDetailsProps = { bike: OfferedBike; store: BuildStore }

/** The options of a paint once it has a colour: its shade, finish, fade and logos. */
export function PaintDetails({ bike, store }: PaintDetailsProps) {
  const t = useTranslations('configurator.paint')
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const paint = usePaintOnly(choice)
  const before = useDeferredValue(paint)
  const part = useEarlyPresses<HTMLDivElement>(bike, store)
  const section = (key: string) => findSection(bike, key)
  const [colour, finish, fade, angle] = [
    section('frameColour'),
    section('paintFinish'),
    section('gradientColour'),
    section('gradientAngle'),
  ]
  const custom = chosenPaint(bike, choice)?.paint
  if (!custom) return null
  const props = { bike, store, choice }
  return (
    <div ref={part} className="grid gap-5">
      {colour && <OwnColour {...{ bike, store, paint }} section={colour} />}
      {finish && <PaintTiles {...props} section={finish} />}
      {fade && <Colours {...{ bike, store, paint, before }} section={fade} nothing={t('noFade')} />}
      {angle && custom.fade && <PaintTiles {...props} section={angle} />}
      {logoSections.map(([key, name]) => {
        const logos = section(key)
        return (
          logos && (
            <div key={key} className="grid gap-3">
              <Colours
                {...{ bike, store, paint, before }}
                section={logos}
                nothing={t('readable')}
              />
              <output className="text-sm text-stop empty:hidden">
                {isHardToRead(custom, custom[name]) && t('hardToRead')}
              </output>
            </div>
          )
        )
      })}
    </div>
  )
}

const logoSections = [
  ['downTubeLogoColour', 'downTubeLogo'],
  ['topTubeForkLogoColour', 'smallLogo'],
] as const

type ColoursProps = PaintDetailsProps & {
  section: OfferedSection
  /** The colours of the build without its other parts. */
  paint: Choice
  /** The paint before the last tap. The previews use it until the tap itself is drawn, because drawing them takes longer. */
  before: Choice
  nothing: string
}

const Colours = ({ nothing, ...props }: ColoursProps) => (
  <div className="grid gap-3">
    <Palette {...props} nothing={nothing} />
    <OwnColour {...props} />
  </div>
)

/** The fields for a colour that the shopper names, once they have chosen to. */
function OwnColour({ bike, store, paint, section }: Omit<ColoursProps, 'before' | 'nothing'>) {
  const colour = namedColour(section, paint)
  return colour && <FreeColour {...{ bike, store, section, colour }} />
}
