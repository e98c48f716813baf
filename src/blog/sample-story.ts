import type { Story } from './story.ts'

/** A story for tests, in both languages. */
export const sampleStory: Story = {
  slug: 'over-the-tops',
  category: 'journeys',
  tags: [],
  author: 'Ada Holt',
  authorRole: { en: 'Mechanic', de: 'Mechanikerin' },
  authorNote: null,
  publishedAt: new Date('2026-11-01T08:00:00Z'),
  expiresAt: null,
  revisedAt: null,
  scene: { place: 'moor', time: 'dawn', weather: 'haze', seed: 'tops' },
  products: [],
  texts: {
    en: {
      title: 'Over the tops',
      summary: 'A day out.',
      picture: 'A moor at dawn',
      body: 'We set out.\n\n## Noon\n\nWe rode to the [bikes](/bikes/).',
    },
    de: {
      title: 'Über die Höhen',
      summary: 'Ein Tag draußen.',
      picture: 'Ein Moor am Morgen',
      body: 'Wir fuhren los.',
    },
  },
}
