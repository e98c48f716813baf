import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDocument } from '#/content/page-document.ts'
import { diffPages } from './diff-pages.ts'
import { diffLines } from './line-diff.ts'

const aPage = (markdown: string, answer: string): PageDocument => ({
  template: 'page',
  texts: {
    en: {
      title: 'Returns',
      description: 'How to return a bike.',
      blocks: [
        { type: 'text', props: { markdown } },
        { type: 'faq', props: { items: [{ question: 'Who pays?', answer }] } },
      ],
    },
  },
})

test('a difference names the file, the block and the lines', () => {
  expect(diffPages(aPage('One\n\nTwo', 'We do.'), aPage('One\n\nThree', 'You do.'))).toEqual([
    'en.md',
    '@@ text',
    '  One',
    '  ',
    '- Two',
    '+ Three',
    '  ',
    '  :::faq',
    '  - question: Who pays?',
    '-   answer: We do.',
    '+   answer: You do.',
    '  :::',
  ])
})

test('a new language, a new template and no change at all', () => {
  const english = aPage('One', 'x')
  expect(diffPages(english, english)).toEqual([])
  const german = {
    ...english,
    texts: { ...english.texts, de: { title: 'R', description: 'x', blocks: [] } },
  }
  expect(diffPages(english, german).slice(0, 3)).toEqual(['de.md', '@@ front matter', '+ ---'])
  expect(diffPages(english, { ...english, template: 'legal' })).toEqual([
    'page.yaml',
    '- template: page',
    '+ template: legal',
  ])
})

test('another position in the help centre is a difference', () => {
  const first = { ...aPage('One', 'x'), order: 10 }
  expect(diffPages(first, { ...first, order: 20 })).toEqual([
    'page.yaml',
    '- order: 10',
    '+ order: 20',
  ])
  expect(diffPages(aPage('One', 'x'), first)).toEqual(['page.yaml', '+ order: 10'])
})

test('the lines of a difference give both texts back', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      const without = (sign: string) =>
        lines.filter((each) => each.sign !== sign).map(({ line }) => line)
      expect(without('+')).toEqual(before)
      expect(without('-')).toEqual(after)
    }),
  )
})
