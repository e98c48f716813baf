import { expect, test } from 'vitest'
import type { NamedMisfit } from '#/cart/lines/to-cart-lines.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { misfitMessage } from './cart-problems.contract.ts'

const named = (name: string) => ({ en: name, de: name })
const names = {
  part: named('Rudy'),
  with: named('Tramline'),
  other: named('Tramline'),
  needed: null,
}
const said = (
  misfit: Partial<NamedMisfit> & Pick<NamedMisfit, 'code'>,
  locale: 'en' | 'de' = 'en',
) =>
  misfitMessage(
    { values: {}, names, ...misfit },
    { locale, translate: translatorFor(locale) },
  ).replaceAll('\u00A0', ' ')

test.each([
  [
    { code: 'rotorTooLarge', values: { is: 180, most: 160 } },
    'Rudy takes rotors up to 160 mm; yours has 180 mm.',
  ],
  [
    { code: 'chainline', values: { is: 44.5, needed: 47 } },
    'The front mech of this bike needs a chain line of 47 mm; this chainset has 44.5 mm. Choose a chainset from the same groupset as the front mech.',
  ],
  [
    { code: 'ringCount', values: { is: 2, needed: 1 } },
    'The gears of this bike work with one chainring; this chainset has 2.',
  ],
  [
    { code: 'spindle', values: { is: 'dub', needed: '24' } },
    'Rudy needs a DUB bottom bracket; this bike has a 24 mm one.',
  ],
  [
    { code: 'freehub', values: { is: 'microspline', needed: 'xdr' } },
    'Rudy takes Shimano Micro Spline cassettes; the cassette of this bike is SRAM XDR.',
  ],
  [
    { code: 'samePlace', values: { place: 'bottles' } },
    'Both need the bottle mounts of the frame: choose either Rudy or Tramline.',
  ],
  [{ code: 'lacksOther' }, 'There is no version of Rudy for this bike.'],
  [
    { code: 'carbonSteerer' },
    'Rudy is clamped inside the steerer tube; that of Tramline is carbon, and it would break.',
  ],
  [
    { code: 'samePlace', values: { place: 'downtube' } },
    'Both sit inside the frame, on the down tube: choose either Rudy or Tramline.',
  ],
] as const)('%o reads as a sentence with both figures', (misfit, sentence) => {
  expect(said(misfit)).toBe(sentence)
})

test('names the part that is missing', () => {
  const lacks = (count: number) =>
    said({
      code: 'lacksPart',
      values: { sku: 'WHL', count },
      names: { ...names, needed: named('AR30 with dynamo') },
    })
  expect(lacks(1)).toBe('Rudy works only with AR30 with dynamo.')
  expect(lacks(3)).toBe('Rudy works only with certain parts, for example AR30 with dynamo.')
})

test('says it in German', () => {
  expect(said({ code: 'chainline', values: { is: 44.5, needed: 47 } }, 'de')).toBe(
    'Der Umwerfer dieses Rads braucht eine Kettenlinie von 47 mm, diese Kurbel hat 44,5 mm. Wähle eine Kurbel aus derselben Gruppe wie der Umwerfer.',
  )
})
