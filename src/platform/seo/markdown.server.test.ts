import { expect, test } from 'vitest'
import { markdownHtml, plainMarkdown } from './markdown.server.ts'

const withoutBreaks = (markdown: string) => markdownHtml(markdown).replaceAll('\n', '')

test.each([
  ['paragraphs and stress', 'One *fine* bike.\n\nTwo', '<p>One <em>fine</em> bike.</p><p>Two</p>'],
  ['nested lists', '1. a\n   - **b**', '<ol><li>a<ul><li><strong>b</strong></li></ul></li></ol>'],
  ['quotes', '> Welded.', '<blockquote><p>Welded.</p></blockquote>'],
  ['code', '```\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
  [
    'tables',
    '| Size | Reach |\n|---|---|\n| M | 385 |',
    '<table><thead><tr><th>Size</th><th>Reach</th></tr></thead><tbody><tr><td>M</td><td>385</td></tr></tbody></table>',
  ],
  [
    'pictures',
    '![A fork](/img/fork.webp)',
    '<p><img alt="A fork" loading="lazy" src="/img/fork.webp" /></p>',
  ],
])('a text can contain %s', (_, markdown, html) => {
  expect(withoutBreaks(markdown)).toBe(html)
})

test('a heading in a text comes below those of the page', () => {
  expect(withoutBreaks('# Frame\nWelded.')).toBe('<h3>Frame</h3><p>Welded.</p>')
  expect(markdownHtml('# Frame', { pageLevels: 1 })).toBe('<h2>Frame</h2>')
  expect(markdownHtml('##### Frame')).toBe('<h6>Frame</h6>')
})

test('links lead to pages and never run scripts', () => {
  expect(markdownHtml('[care](/care/)')).toBe('<p><a href="/care/">care</a></p>')
  expect(markdownHtml('[x](javascript:alert(1))')).not.toContain('href')
  expect(markdownHtml('[x](//evil.example)')).not.toContain('href')
  expect(markdownHtml('![x](javascript:alert(1))')).not.toContain('src')
})

test('HTML in a text is shown as text', () => {
  expect(markdownHtml('<img src=x onerror=alert(1)> & "so on"')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; "so on"</p>',
  )
  expect(markdownHtml('<script>alert(1)</script>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
})

test('an excerpt has none of the marks', () => {
  expect(plainMarkdown('## Frame\n\n**Very** [light](/x/), `725`.')).toBe('Frame Very light, 725.')
})
