import { expect, test } from 'vitest'
import { markdownHtml, plainMarkdown } from './markdown.ts'

test('a story has its paragraphs, lists and emphasis', () => {
  expect(markdownHtml('One *fine* bike.\n\n- light\n- **stiff**')).toBe(
    '<p>One <em>fine</em> bike.</p><ul><li>light</li><li><strong>stiff</strong></li></ul>',
  )
})

test('a heading in a story has a lower level than the page’s headings', () => {
  expect(markdownHtml('# Frame\nWelded.')).toBe('<h3>Frame</h3><p>Welded.</p>')
  expect(markdownHtml('# Frame\n> Welded.', 1)).toBe(
    '<h2>Frame</h2><blockquote><p>Welded.</p></blockquote>',
  )
})

test('links lead to pages and never run scripts', () => {
  expect(markdownHtml('[care](/care/)')).toBe('<p><a href="/care/">care</a></p>')
  expect(markdownHtml('[x](javascript:alert(1))')).not.toContain('href')
  expect(markdownHtml('[x](//evil.example)')).not.toContain('href')
})

test('markup in a text is shown as text', () => {
  expect(markdownHtml('<img src=x onerror=alert(1)> & "so on"')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so on&quot;</p>',
  )
})

test('an excerpt has none of the marks', () => {
  expect(plainMarkdown('## Frame\n\n**Very** [light](/x/), `725`.')).toBe('Frame Very light, 725.')
})
