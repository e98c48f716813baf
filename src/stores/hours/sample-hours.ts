import type { OpeningHours } from './opening-hours.ts'

const weekday = [{ from: '10:00', to: '18:00' }]

/** A store in Leeds that tests use: late on Thursdays, short on Sundays, a lunch break on Wednesdays. */
export const sampleHours: OpeningHours = {
  timeZone: 'Europe/London',
  week: [
    weekday,
    weekday,
    [
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '18:00' },
    ],
    [{ from: '10:00', to: '20:00' }],
    weekday,
    [{ from: '09:00', to: '18:00' }],
    [{ from: '10:00', to: '16:00' }],
  ],
  holidays: {
    region: 'england',
    spans: [{ from: '10:00', to: '16:00' }],
    closedOn: ['christmas-day', 'new-year', 'easter-sunday'],
  },
  exceptions: [
    {
      day: '12-24',
      spans: [{ from: '09:00', to: '14:00' }],
      note: { en: 'Christmas Eve', de: 'Heiligabend' },
    },
    { day: '2026-11-18', spans: [], note: { en: 'Stocktaking', de: 'Inventur' } },
  ],
}
