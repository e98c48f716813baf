import { expect, test } from 'vitest'
import { keepEnding } from './keep-ending.ts'
import { keepFigures, keepName, keepPreposition, keepUnits } from './keep-units.ts'

test('joins a figure to its unit and leaves other words alone', () => {
  expect(keepUnits('38 to 40 mm at 2.2 bar, 25 km/h')).toBe(
    '38 to 40\u00A0mm at 2.2\u00A0bar, 25\u00A0km/h',
  )
  expect(keepUnits('12,95 € um 18 Uhr, z. B. nach § 312g Abs. 2 Nr. 1, 20 %')).toBe(
    '12,95\u00A0€ um 18\u00A0Uhr, z.\u00A0B. nach §\u00A0312g Abs.\u00A02 Nr.\u00A01, 20\u00A0%',
  )
  expect(keepUnits('80 lux for 6 h, 15.5 mph; 3,2 Zoll')).toBe(
    '80\u00A0lux for 6\u00A0h, 15.5\u00A0mph; 3,2\u00A0Zoll',
  )
  expect(keepUnits('80 ml after 180 miles, 150 µm, 5.000 mAh')).toBe(
    '80\u00A0ml after 180\u00A0miles, 150\u00A0µm, 5.000\u00A0mAh',
  )
  expect(keepUnits('or 50 on 650b')).toBe('or 50\u00A0on\u00A0650b')
  expect(keepUnits('2 × 12, 12 × 142 mm')).toBe('2\u00A0×\u00A012, 12\u00A0×\u00A0142\u00A0mm')
  expect(keepUnits('ring +44 1632 960010, 2 days')).toBe('ring +44\u00A01632\u00A0960010, 2 days')
  expect(keepUnits('27,2-mm-Stütze')).toBe('27,2-\u2060mm-Stütze')
  expect(keepUnits('160 Kilometern, 24 Speichen, Flat Mount')).toBe(
    '160\u00A0Kilometern, 24\u00A0Speichen, Flat\u00A0Mount',
  )
  expect(keepUnits('in Größe M, in size XL, size More')).toBe(
    'in Größe\u00A0M, in size\u00A0XL, size More',
  )
  expect(keepUnits('5 days, 2 Lichter, 3 grams')).toBe('5 days, 2 Lichter, 3 grams')
})

test.each([
  ['Shimano 105 FC-R7100 50-34', 'Shimano 105 FC-_R7100 50-_34'],
  ['SRAM Rival 48/35, 11-34', 'SRAM Rival 48/_35, 11-_34'],
  ['700 × 25–32', '700~×~25–_32'],
  ['650b × 47, 27.2 mm', '650b~×~47, 27.2~mm'],
  ['Dura-Ace, top-tube bag', 'Dura-Ace, top-tube bag'],
])('the figures of %s stay on one line', (name, kept) => {
  expect(keepFigures(name)).toBe(kept.replaceAll('_', '\u2060').replaceAll('~', '\u00A0'))
})

test('an email is not torn after its first letter, and the label of a field stays as typed', () => {
  expect(keepUnits('per E-Mail einen Link')).toBe('per E-\u2060Mail einen Link')
  expect(keepUnits('E-Mail-Adresse, neue E-Mail-Adresse')).toBe(
    'E-Mail-Adresse, neue E-Mail-Adresse',
  )
})

test('neither the hyphen of a single letter nor a range ends a line', () => {
  expect(keepUnits('Zur U-Bahn, ein D-Schloss')).toBe('Zur U-\u2060Bahn, ein D-\u2060Schloss')
  expect(keepUnits('irgendetwas mit -berg, Wald- und Wiesenweg')).toBe(
    'irgendetwas mit -\u2060berg, Wald- und Wiesenweg',
  )
  expect(keepUnits('mit dem E-Bike fahren, E-Bikes')).toBe('mit dem E-\u2060Bike fahren, E-Bikes')
  expect(keepUnits('M (55–59 cm), 5\'1"–5\'5", 2024 – 2026')).toBe(
    'M\u00A0(55–\u206059\u00A0cm), 5\'1"–\u20605\'5", 2024 – 2026',
  )
  expect(keepUnits('| 3,6 / 3,8 | 3.2 / 3.4 |')).toBe(
    '| 3,6\u00A0/\u00A03,8 | 3.2\u00A0/\u00A03.4 |',
  )
  expect(keepUnits('- a list\n- another, SRAM-Schaltung')).toBe(
    '- a list\n- another, SRAM-Schaltung',
  )
})

test('a postcode stays with its town, and whole', () => {
  expect(keepUnits('Musterstraße 4, 00000 Berlin, Deutschland')).toBe(
    'Musterstraße 4, 00000\u00A0Berlin, Deutschland',
  )
  expect(keepUnits('Halifax, HX0 0XX')).toBe('Halifax, HX0\u00A00XX')
  expect(keepUnits('nach 15000 Kurbelumdrehungen')).toBe('nach 15000 Kurbelumdrehungen')
})

test('the short end of a compound stays with its beginning', () => {
  expect(keepEnding('Vlug clip-on mudguards, clip-on')).toBe(
    'Vlug clip-\u2060on mudguards, clip-\u2060on',
  )
  expect(keepEnding('one-piece bar, E-On, roll-top')).toBe('one-piece bar, E-On, roll-top')
})

test('joins the placeholder of a figure to its unit', () => {
  expect(keepUnits('{most, number} mm wide, {percent} %')).toBe(
    '{most, number}\u00A0mm wide, {percent}\u00A0%',
  )
})

test('a heading does not end a line with a preposition', () => {
  expect(keepPreposition('CUES Pro mit Ausstattung')).toBe('CUES Pro mit\u00A0Ausstattung')
  expect(keepPreposition('Limit 2')).toBe('Limit 2')
})

test.each([
  ['Wold SL 105 Di2', 'Wold SL', 'Wold_SL 105_Di2'],
  ['Keld Ti GRX 820', 'Keld Ti', 'Keld_Ti GRX_820'],
  ['Keld SL Force XPLR Rudy', 'Keld SL', 'Keld_SL Force_XPLR Rudy'],
  ['Snicket E CUES Equipped', 'Snicket E', 'Snicket_E CUES Equipped'],
  ['Helmwind SL Dura-Ace Di2', 'Helmwind SL', 'Helmwind_SL Dura-Ace Di2'],
  ['Lane jersey', '', 'Lane jersey'],
])('a heading breaks the name %s between model and build only', (name, model, kept) => {
  expect(keepName(name, model)).toBe(kept.replaceAll('_', '\u00A0'))
})
