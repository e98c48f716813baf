import { expect, test } from 'vitest'
import { ratedArticles, voteCookie, withArticle } from './vote-cookie.ts'

test('the cookie names the articles that were rated', () => {
  expect(ratedArticles('help_votes=12.7')).toEqual(['12', '7'])
})

test.each(['help_votes=abc', 'help_votes=1.2;drop', 'help_votes=', ''])(
  'ignores %j, which is not ours',
  (header) => {
    expect(ratedArticles(header)).toEqual(header.startsWith('help_votes=1.2') ? ['1', '2'] : [])
  },
)

test('the cookie drops the oldest articles before it becomes too long to be read', () => {
  let rated: string[] = []
  for (let id = 1; id <= 60; id += 1) {
    const line = voteCookie.serialise(withArticle(rated, id), { secure: true })
    rated = ratedArticles(line.split(';', 1)[0] ?? '')
  }
  expect(rated).toHaveLength(50)
  expect(rated.at(-1)).toBe('60')
})
