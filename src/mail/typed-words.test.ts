import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greetedName, greetingValues, isPlainLine, nameInMail } from './typed-words.ts'

test.each([
  'Ada',
  'Anna-Lena',
  'O’Brien',
  "D'Arcy",
  'José María',
  'Dr. Müller',
  'J. R. R.',
  'van der Berg',
  '明美',
  'Siân',
  'Nguyễn',
  'प्रिया',
])('greets %s by name', (name) => {
  expect(nameInMail(name)).toBe(name)
})

test.each([
  'evil.example',
  'Claim your prize at evil.example now',
  'https://evil.example',
  'www.evil.example',
  'evil.example/refund',
  'evil。example',
  'evil．example',
  'Ada evil.co',
  'Ada/evil',
  'Ada 0900 123456',
  '0900123456',
  'Ada1',
  'ada@evil.example',
  '<b>evil</b>',
  'evil\u2028example',
  'evil\u200Bexample',
  '\u202Eelpmaxe live',
  'Ada\r\nBcc: evil',
  'evil. example',
  'Ada {named}',
  '',
  ' ',
  '-',
  'x'.repeat(31),
  'URGENT your refund waits for you here',
])('greets “%s” without a name', (typed) => {
  expect(nameInMail(typed)).toBeNull()
  expect(greetingValues(typed)).toEqual({ named: 'no', name: '' })
})

test.each(['Your account is locked', 'van der Berg de Vries', 'Ich habe dein Geld'])(
  'greets “%s” without a name, since four words can be a sentence',
  (typed) => {
    expect(nameInMail(typed)).toBe(typed)
    expect(greetingValues(typed)).toEqual({ named: 'no', name: '' })
  },
)

test.each(['Ada', 'José María', 'van der Berg'])(
  'greets %s, which has three words at most',
  (name) => {
    expect(greetedName(name)).toBe(name)
    expect(greetingValues(` ${name} `)).toEqual({ named: 'yes', name })
  },
)

test('a name in a mail is always short and contains nothing that could become a link', () => {
  const piece = fc.constantFrom('Ada', 'evil', '.', ' ', '/', ':', 'com', 'www', '7', '@', '-', '’')
  let named = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const name = nameInMail(pieces.join(''))
      if (name === null) return
      named += 1
      expect(name.length).toBeLessThanOrEqual(30)
      expect(name).not.toMatch(/[\d/:@]|\.\S/)
    }),
    { numRuns: 2_000 },
  )
  expect(named).toBeGreaterThan(50)
})

test.each([
  '12 Mill Lane',
  'Flat 3/4, St. Mary’s Rd.',
  'Hauptstr. 12',
  'Hauptstr.12',
  '10115 Berlin',
  'Müller & Söhne GmbH',
  'c/o Holm',
  'Springfield, IL 12345-6789',
  'J.R.R. Tolkien Ave. 7½',
  'Avinguda del Paral·lel 3',
])('allows the line “%s”', (line) => {
  expect(isPlainLine(line)).toBe(true)
})

test.each([
  'evil.example',
  'at http://evil',
  '//evil',
  'www evil',
  'me@evil',
  'evil 0900 123456',
  '<b>evil</b>',
  '10.0.0.1/evil',
  'Refund problem? Call 0900.1234.567 now',
  'call 0900–1234·567 now',
  'call ٠٩٠٠ ١٢٣٤ ٥٦٧ now',
  'call +44 900 1234',
  'visit evilx\u030C.com/pay',
  'go to i❤.ws',
  'Claim at evil\u2024com today',
  'Claim at evil\uFE52com today',
  'evil.\u034Fcom',
  'evil．example',
  'me＠evil',
  'evil。example',
  'evil\u202Eelpmaxe',
  'x'.repeat(61),
])('refuses the line “%s”', (line) => {
  expect(isPlainLine(line)).toBe(false)
})
