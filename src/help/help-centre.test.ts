import { expect, test } from 'vitest'
import { arrangeHelp, type HelpPage } from './help-centre.ts'

const aPage = (path: string): HelpPage => ({
  id: 1,
  path,
  changedAt: new Date('2026-11-01T00:00:00Z'),
  text: { title: path, description: 'About it.', blocks: [] },
})

test('each article stands in its category, in the order given', () => {
  const paths = ['help-centre/b', 'help-centre/b/y', 'help-centre/a', 'help-centre/b/x']
  const [b, a] = arrangeHelp(paths.map(aPage))
  expect(b).toMatchObject({ slug: 'b', to: '/help-centre/b/' })
  expect(b?.articles.map(({ slug }) => slug)).toEqual(['y', 'x'])
  expect(a?.articles).toEqual([])
})

test('an article without a category is left out', () => {
  expect(arrangeHelp([aPage('help-centre/lost/article')])).toEqual([])
})
