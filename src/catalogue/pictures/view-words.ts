import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import type { SizeRecord } from '#/catalogue/import/import-model.ts'
import type { Bike } from '#/catalogue/model/bike.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { PictureView } from '#/images/names/asset-name.ts'

/** The part of a build that its pictures are described by. */
export type Built = Pick<Bike, 'look'> & {
  sizes: readonly Pick<SizeRecord, 'size' | 'barWidth' | 'stem'>[]
}

/** Describes one view of a build for those who cannot see it; null for the whole bike. */
export const viewWords = (view: PictureView, built: Built, size?: string): Localised | null =>
  words[view]?.(visibleFacts(built, size)) ?? null

type Facts = {
  bar: Localised
  barWidth: number | undefined
  stem: number | undefined
  tyre: number | undefined
  rings: string | undefined
  cassette: string | undefined
  isHubMotor: boolean
}

function visibleFacts({ look, sizes }: Built, size?: string): Facts {
  const { cockpit = {}, wheels = {}, drivetrain = {}, motor } = look
  const drawn = size === undefined ? middleSize(sizes) : sizes.find((each) => each.size === size)
  return {
    bar: barNames[cockpit.bar ?? 'drop'],
    barWidth: drawn?.barWidth ?? cockpit.barWidth,
    stem: drawn?.stem ?? cockpit.stem,
    tyre: wheels.tyreWidth,
    rings: drivetrain.rings?.join('/'),
    cassette: drivetrain.cassette?.join('–'),
    isHubMotor: motor?.kind === 'hub',
  }
}

const cockpitWords = ({ bar, stem }: Facts): Localised => ({
  en: list('cockpit', bar.en, stem && `stem ${stem} mm`),
  de: list('Cockpit', bar.de, stem && `Vorbau ${stem} mm`),
})

const words: Record<PictureView, ((facts: Facts) => Localised) | null> = {
  shared: null,
  fitted: null,
  front: ({ bar, barWidth, tyre }) => ({
    en: list(
      'from the front',
      tyre && `${tyre} mm tyres`,
      barWidth && `${bar.en} ${barWidth} mm wide`,
    ),
    de: list('von vorn', tyre && `Reifen ${tyre} mm`, barWidth && `${bar.de} ${barWidth} mm breit`),
  }),
  rear: ({ isHubMotor, cassette }) => ({
    en: list('from behind', isHubMotor && 'motor in the hub', cassette && `cassette ${cassette}`),
    de: list('von hinten', isHubMotor && 'Motor in der Nabe', cassette && `Kassette ${cassette}`),
  }),
  top: ({ bar, barWidth }) => ({
    en: list('from above', barWidth && `${bar.en} ${barWidth} mm wide`),
    de: list('von oben', barWidth && `${bar.de} ${barWidth} mm breit`),
  }),
  cockpit: cockpitWords,
  'detail-cockpit': cockpitWords,
  'detail-drivetrain': ({ rings, cassette }) => ({
    en: list('drivetrain', rings && cassette && `${rings} × ${cassette}`),
    de: list('Antrieb', rings && cassette && `${rings} × ${cassette}`),
  }),
  'detail-wheel': ({ tyre }) => ({
    en: list('front wheel', tyre && `${tyre} mm tyre`),
    de: list('Vorderrad', tyre && `Reifen ${tyre} mm`),
  }),
  'detail-seat': () => ({ en: 'saddle and seatpost', de: 'Sattel und Sattelstütze' }),
  'detail-frame': () => ({ en: 'head tube and down tube', de: 'Steuerrohr und Unterrohr' }),
}

const barNames = {
  drop: { en: 'drop bar', de: 'Rennlenker' },
  flare: { en: 'flared drop bar', de: 'ausgestellter Rennlenker' },
  flat: { en: 'flat bar', de: 'gerader Lenker' },
} as const

/** Facts that are not known are left out. */
const list = (...facts: (string | number | false | undefined)[]): string =>
  facts.filter((fact) => fact !== false && fact !== undefined && fact !== '').join(', ')
