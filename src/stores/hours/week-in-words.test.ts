import { expect, test } from 'vitest'
import { weekInWords } from './week-in-words.ts'

const day = [{ from: '10:00', to: '18:00' }]
const hours = {
  timeZone: 'Europe/London',
  week: [day, day, day, day, [{ from: '10:00', to: '19:30' }], [], []],
  holidays: { region: 'england' as const, spans: [], closedOn: [] },
  exceptions: [],
}

test('days with the same hours share a line, and closed days are named', () => {
  expect(weekInWords(hours, 'en')).toEqual([
    'Mon–Thu 10am–6pm',
    'Fri 10am–7.30pm',
    'Sat, Sun closed',
  ])
  expect(weekInWords(hours, 'de')).toEqual([
    'Mo–Do 10–18\u00A0Uhr',
    'Fr 10–19:30\u00A0Uhr',
    'Sa, So geschlossen',
  ])
})
