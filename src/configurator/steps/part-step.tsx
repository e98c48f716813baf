import { memo } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import {
  type Choice,
  findPart,
  isStemInBar,
  offerOf,
  partIn,
} from '#/configurator/choice/choice.ts'
import { isNothing } from '#/configurator/choice/nothing.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { PriceDifference } from './difference.tsx'
import { Fold } from './fold.tsx'
// Loaded with the page: the next key press after opening a step must find its options.
import { PartOptions } from './part-options.tsx'
import { NoPart, PartPicture } from './part-picture.tsx'

type StepProps = {
  bike: OfferedBike
  store: BuildStore
  choice: Choice
  section: OfferedSection
}

/** One section of the bike with its options. */
export function PartStep({ bike, store, choice, section }: StepProps) {
  const part = partIn(section, choice) ?? null
  const chosen = choice.parts[section.key]
  const own = findPart(section, section.own)
  const extra = chosen && part ? part.offers[0].price - (own?.offers[0].price ?? 0) : 0
  return (
    <Row
      bike={bike}
      store={store}
      section={section}
      part={part}
      name={part && nameIn(bike, choice, section, part)}
      extra={extra}
      isChanged={chosen !== undefined}
      isInBar={section.key === 'stem' && isStemInBar(bike, choice)}
    />
  )
}

/** The name, with the size it will be fitted in where there are several. */
function nameIn(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  part: OfferedPart,
): string {
  const size = choice.parts[section.key]?.size ?? null
  const { size: fitted } = offerOf(bike, section, part, { size, frameSize: choice.size })
  const isSizeShown = fitted !== null && (choice.size !== null || size !== null)
  // a number and its unit stay on one line
  return isSizeShown ? `${part.name}, ${fitted.name.replace(' ', '\u00A0')}` : part.name
}

type RowProps = Omit<StepProps, 'choice'> & {
  /** The present part. */
  part: OfferedPart | null
  name: string | null
  extra: number
  isChanged: boolean
  /** A stem that a one-piece bar makes unnecessary. */
  isInBar: boolean
}

/** Memoised: most steps are unchanged by a choice. */
const Row = memo((props: RowProps) => {
  const { bike, store, section, part, name, extra, isChanged, isInBar } = props
  const t = useTranslations('configurator')
  return (
    <Fold
      name={section.key}
      mark={part && !isNothing(part) ? <PartPicture part={part} isFaint={isInBar} /> : <NoPart />}
      title={section.name}
      value={isInBar ? t('inBar') : (name ?? t('none'))}
      aside={extra !== 0 && <PriceDifference amount={extra} currency={bike.currency} />}
      isChanged={isChanged}
    >
      {() =>
        isInBar ? (
          <p className="text-sm">{t('stemInBar')}</p>
        ) : (
          <PartOptions bike={bike} store={store} section={section} />
        )
      }
    </Fold>
  )
})
