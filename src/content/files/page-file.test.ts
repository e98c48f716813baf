import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPageFile } from './page-file.ts'
import { writePageFile } from './write-page-file.ts'

const file = (...body: string[]) =>
  ['---', 'title: Delivery', 'description: How bikes reach you.', '---', ...body].join('\n')

const read = (source: string) => readPageFile(source, ['seller.company'])
const faultsOf = (source: string) =>
  read(source).faults.map(({ line, reason }) => `${line}: ${reason}`)

test('reads front matter, Markdown and blocks in their order', () => {
  const { text, faults } = read(
    file(
      'Sold by {{seller.company}}.',
      '',
      ':::faq',
      '- question: When?',
      '  answer: Soon.',
      ':::',
      '',
      'The end.',
    ),
  )
  expect(faults).toEqual([])
  expect(text).toEqual({
    title: 'Delivery',
    description: 'How bikes reach you.',
    blocks: [
      { type: 'text', props: { markdown: 'Sold by {{seller.company}}.' } },
      { type: 'faq', props: { items: [{ question: 'When?', answer: 'Soon.' }] } },
      { type: 'text', props: { markdown: 'The end.' } },
    ],
  })
})

test('a comment in a code block is no heading', () => {
  expect(read(file('```', '# run it', '```')).faults).toEqual([])
})

test('leaves three colons in a code block alone', () => {
  const { text } = read(file('```', ':::faq', '```'))
  expect(text?.blocks).toEqual([{ type: 'text', props: { markdown: '```\n:::faq\n```' } }])
})

test.each([
  ['no front matter', 'Hello', '1: must begin with front matter in "---"'],
  ['a missing title', '---\ndescription: x\n---\n', '2: title: is missing'],
  [
    'an unknown field',
    '---\ntitle: a\ndescription: b\nauthor: c\n---',
    '4: author: is not a known field',
  ],
  ['an unknown block', file('', ':::carousel', ':::'), '6: ":::carousel" is not a known block'],
  ['a block left open', file(':::faq', '- question: a'), '5: ":::faq" is not closed by ":::"'],
  [
    'a block within a block',
    file(':::faq', ':::steps', ':::'),
    '6: close ":::faq" by ":::" before',
  ],
  ['an end without a beginning', file('Hello', ':::'), '6: ":::" closes a block, but none is open'],
  ['broken YAML', file(':::faq', '- question: "a', ':::'), 'is not YAML'],
  [
    'a missing answer',
    file('Hi', ':::faq', '- question: a', '  answer: b', '- question: c', ':::'),
    '9: 1.answer: is missing',
  ],
  [
    'a link to a script',
    file(':::tiles', '- title: a', '  to: javascript:alert(1)', ':::'),
    '7: 0.to: must begin with',
  ],
  [
    'a link to another host in disguise',
    file(':::tiles', '- title: a', '  to: //evil.example', ':::'),
    '7: 0.to: must begin with',
  ],
  ['a heading above the title', file('Hi', '# Big'), '6: headings begin with "##"'],
  [
    'an unknown placeholder',
    file('By {{seller.moon}}'),
    '5: "{{seller.moon}}" is not known; use seller.company',
  ],
])('names %s with its line', (_, source, fault) => {
  expect(faultsOf(source).join('\n')).toContain(fault)
})

test('writes what it reads', () => {
  const line = fc.stringMatching(/^[a-z][a-z :#"'-]{0,30}[a-z]$/)
  const texts = fc.record({
    title: line,
    description: line,
    blocks: fc.array(
      fc.oneof(
        fc.record({
          type: fc.constant('faq'),
          props: fc.record({
            items: fc.array(fc.record({ question: line, answer: line }), { minLength: 1 }),
          }),
        }),
        fc.record({ type: fc.constant('notice'), props: fc.record({ title: line, text: line }) }),
      ),
    ),
  })
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(writePageFile(text))).toMatchObject({ text, faults: [] })
    }),
  )
})

test('reads a file written on Windows', () => {
  expect(read(file('Hello').replaceAll('\n', '\r\n')).faults).toEqual([])
})
