import type { CountryCode } from './country.ts'
import { bands, curve, disc, field, line, nordic, pales, shape, star } from './flag-shapes.ts'

const white = '#fff'

// The Union Flag is asymmetric: the red saltire lies below the middle of the white one at the hoist and above it at the fly.
const union =
  field('#012169') +
  line(white, 8, 'M0 0l60 40M60 0L0 40') +
  shape(
    '#c8102e',
    'M0 0l30 20v3.2L0 3.2zM0 40l30-20v3.2L0 43.2zM60 40L30 20v-3.2l30 20zM60 0L30 20v-3.2L60-3.2z',
  ) +
  line(white, 13.3, 'M30 0v40M0 20h60') +
  line('#c8102e', 8, 'M30 0v40M0 20h60')
const unionCanton = `<svg width="30" height="20" viewBox="0 0 60 40">${union}</svg>`

const sevenPoints = { points: 7, inner: 0.444 }

const halfMapleLeaf: [x: number, y: number][] = [
  [0, -15],
  [2.7, -9.9],
  [5.1, -11.1],
  [3.8, -3.9],
  [7.3, -7.4],
  [8.3, -5],
  [12.1, -5.8],
  [10.9, -1.9],
  [12.9, -0.8],
  [6.6, 4.6],
  [7.3, 7.1],
  [0.6, 6.2],
  [0.8, 13],
]
const mapleLeaf = `M${[...halfMapleLeaf, ...halfMapleLeaf.toReversed().map(([x, y]) => [-x, y])]
  .map(([x = 0, y = 0]) => `${Math.round((30 + x) * 10) / 10} ${Math.round((21 + y) * 10) / 10}`)
  .join('L')}z`

const oliveLeaves = shape(
  '#4e5b31',
  'M20.4 28.3q-2.6-.6-2.6-3 2.5.6 2.6 3zM22 30.6q-3.2.5-4-2 2.9-.4 4 2zM24.6 32.3q-2.6 1.7-4.5-.3 2.5-1.6 4.5.3zM20.9 28.6q.1-2.6 2.3-3.3.2 2.5-2.3 3.3zM23.4 31q.7-2.7 3-2.6-.4 2.5-3 2.6zM26.6 32.5q1.4-2.3 3.5-1.5-1.2 2.2-3.5 1.5z',
)

/** The content of each flag's 60 by 40 field: true in colour and layout, with fine charges simplified for small sizes. */
const drawings: Record<CountryCode, string> = {
  gb: union,
  au:
    field('#012169') +
    unionCanton +
    shape(
      white,
      star(15, 30, 6, sevenPoints) +
        star(45, 33.3, 2.9, sevenPoints) +
        star(37.5, 17.5, 2.9, sevenPoints) +
        star(45, 6.7, 2.9, sevenPoints) +
        star(51.7, 14.8, 2.9, sevenPoints) +
        star(48, 21.7, 1.8),
    ),
  at: bands('#ef3340', white, '#ef3340'),
  be: pales('#000', '#ffcd00', '#c8102e'),
  cy:
    field(white) +
    shape(
      '#d57800',
      'M14.5 20.2l2.2-2.9 3.2.7 2.6-2.3 5.2-.3c3.4-.2 6-.9 8.4-2.4l5-3.4 5.6-2.6-3.4 4-5 4.1.9 2.3-2.7 1.4-1.6 3.3-4.4 1.8-2.5-.5-3 2.1-4.6-.9-3-3-2.9.2z',
    ) +
    curve('#4e5b31', 0.6, 'M20 26c1.5 5 5.5 7.3 11.5 7M40 26c-1.5 5-5.5 7.3-11.5 7') +
    oliveLeaves +
    `<g transform="matrix(-1 0 0 1 60 0)">${oliveLeaves}</g>`,
  de: bands('#000', '#d00', '#ffce00'),
  ee: bands('#0072ce', '#000', white),
  es:
    bands(['#aa151b', 1], ['#f1bf00', 2], ['#aa151b', 1]) +
    shape('#d8d8d8', 'M11.2 15.5h1.6V26h-1.6zM23.2 15.5h1.6V26h-1.6z') +
    line('#aa151b', 0.9, 'M11 20.5h2M23 20.5h2M10.7 26h2.6M22.7 26h2.6') +
    shape('#aa151b', 'M14 15.5h8V23a4 4 0 0 1-8 0z') +
    shape('#f3efe4', 'M18 15.5h4v5h-4z') +
    shape('#f1bf00', 'M14 20.5h4V27a4 4 0 0 1-4-4zM15.1 19.5v-2.7h.6v.7h.6v-.7h.6v2.7z') +
    line('#aa151b', 0.6, 'M15 20.5v4.8M16.2 20.5v6M17.4 20.5v6.3') +
    curve('#f1bf00', 0.5, 'M18.8 21.3h2.4v3.4l-2.4-3.4v3.4l2.4-3.4') +
    shape('#92315f', 'M19 19.6l.5-2.7 1-.5.6 1-.4 2.2z') +
    shape('#aa151b', 'M14.3 14.9v-2.2l1.5.7 2.2-1.8 2.2 1.8 1.5-.7v2.2z') +
    line('#f7d64a', 0.5, 'M14.3 15h7.4M18 10.7v1.2'),
  fi: nordic(white, ['#002f6c', 10.9]),
  fr: pales('#000091', white, '#e1000f'),
  gr:
    field('#0d5eaf') +
    line(white, 4.44, 'M22 6.67h38M22 15.56h38M0 24.44h60M0 33.33h60') +
    line(white, 4.44, 'M11.11 0v22.22M0 11.11h22.22'),
  ie: pales('#169b62', white, '#ff883e'),
  it: pales('#008c45', white, '#cd212a'),
  lt: bands('#fdb913', '#006a44', '#c1272d'),
  lu: bands('#ef3340', white, '#00a3e0'),
  lv: bands(['#9e3039', 2], [white, 1], ['#9e3039', 2]),
  mt:
    pales(white, '#cf142b') +
    `<path fill="#b6bec4" stroke="#cf142b" stroke-width=".7" d="M6.2 3h5.6l-1.2 3.9 3.9-1.2v5.6l-3.9-1.2 1.2 3.9H6.2l1.2-3.9-3.9 1.2V5.7l3.9 1.2z"/>` +
    disc('#8d979e', 9, 8.5, 1.4),
  nl: bands('#ad1d25', white, '#1e4785'),
  pt:
    pales(['#046a38', 2], ['#da291c', 3]) +
    disc('#ffe900', 24, 20, 10) +
    curve(
      '#8a7a00',
      0.5,
      'M14.2 18h19.6M14.5 23h19M24 10v20M18 12.2c-2.6 5-2.6 10.6 0 15.6M30 12.2c2.6 5 2.6 10.6 0 15.6',
    ) +
    `<path fill="#fff" stroke="#da291c" stroke-width="1.7" d="M18.6 14h10.8v7a5.4 5.4 0 0 1-10.8 0z"/>` +
    shape(
      '#002d72',
      'M23 15.6h2v2.2h-2zM23 19.2h2v2.2h-2zM23 22.8h2V25h-2zM20 19.2h2v2.2h-2zM26 19.2h2v2.2h-2z',
    ),
  si:
    bands(white, '#005da4', '#ed1c24') +
    shape('#ed1c24', 'M10 6.5h10v9.5q0 4.5-5 6.5-5-2-5-6.5z') +
    shape('#005da4', 'M10.8 6.5h8.4V16q0 3.9-4.2 5.6-4.2-1.7-4.2-5.6z') +
    shape(
      white,
      'M10.9 16.7l2.1-4.5.7 1.2 1.3-3.4 1.3 3.4.7-1.2 2.1 4.5q-.7 3.3-4.1 4.9-3.4-1.6-4.1-4.9z',
    ) +
    curve('#005da4', 0.6, 'M11.3 17.8q1.85-1.2 3.7 0t3.7 0M12 19.4q1.5-1 3 0t3 0') +
    shape(
      '#ffdd00',
      star(13, 9.2, 1, { points: 6, inner: 0.5 }) +
        star(17, 9.2, 1, { points: 6, inner: 0.5 }) +
        star(15, 7.9, 1, { points: 6, inner: 0.5 }),
    ),
  sk:
    bands(white, '#0b4ea2', '#ee1c25') +
    `<path fill="#ee1c25" stroke="#fff" stroke-width="1.4" d="M11.5 9.5h17v12c0 5-4 8.5-8.5 10.5-4.5-2-8.5-5.5-8.5-10.5z"/>` +
    shape(
      '#0b4ea2',
      'M12.6 24.3c1-1.7 3.2-1.8 4.3-.5.5-2.3 5.7-2.3 6.2 0 1.1-1.3 3.3-1.2 4.3.5-1.2 3-4 5.4-7.4 7-3.4-1.6-6.2-4-7.4-7z',
    ) +
    line(white, 1.8, 'M20 11.5v12M16.7 14.7h6.6M15.5 18.6h9'),
  bg: bands(white, '#00966e', '#d62612'),
  ca: pales(['#d80621', 1], [white, 2], ['#d80621', 1]) + shape('#d80621', mapleLeaf),
  cn:
    field('#ee1c25') +
    shape(
      '#ff0',
      star(10, 10, 6) +
        star(20, 4, 2, { turn: 23 }) +
        star(24, 8, 2, { turn: 46 }) +
        star(24, 14, 2, { turn: 0 }) +
        star(20, 18, 2, { turn: 21 }),
    ),
  cz: bands(white, '#d7141a') + shape('#11457e', 'M0 0l30 20L0 40z'),
  dk: nordic('#c8102e', [white, 5.7]),
  gi:
    bands([white, 2], ['#da000c', 1]) +
    shape(
      '#da000c',
      'M14 24V12h1.5v1.5H17V12h1.5v1.5H20V12h1.5v4H25V8h1.6v1.6h1.7V8h3.4v1.6h1.7V8H35v8h3.5v-4H40v1.5h1.5V12H43v1.5h1.5V12H46v12z',
    ) +
    shape(
      '#000',
      'M28 24v-4.5a2 2 0 0 1 4 0V24zM17 24v-3a1.5 1.5 0 0 1 3 0v3zM40 24v-3a1.5 1.5 0 0 1 3 0v3z',
    ) +
    line('#f8d80e', 1.3, 'M30 23v14M30 33.5h3.2M30 36.4h3.2') +
    `<circle fill="none" stroke="#f8d80e" stroke-width="1.2" cx="30" cy="22" r="1.7"/>`,
  hu: bands('#cd2a3e', white, '#436f4d'),
  jp: field(white) + disc('#bc002d', 30, 20, 12),
  my:
    field(white) +
    line(
      '#cc0001',
      2.86,
      Array.from(
        { length: 7 },
        (_, row) => `M0 ${Math.round((1.43 + row * 5.714) * 100) / 100}h60`,
      ).join(''),
    ) +
    shape('#010066', 'M0 0h30v22.86H0z') +
    shape(
      '#fc0',
      `M16.5 4.7a7.6 7.6 0 1 0 0 13.5 6.75 6.75 0 1 1 0-13.5z${star(19.5, 11.4, 5, { points: 14, inner: 0.5 })}`,
    ),
  nz:
    field('#012169') +
    unionCanton +
    `<path fill="#c8102e" stroke="#fff" stroke-width=".8" d="${star(45, 8, 3.6)}${star(37.8, 17.6, 3.6)}${star(51.8, 15.8, 3.2)}${star(45, 32, 4.2)}"/>`,
  no: nordic('#ba0c2f', [white, 10], ['#00205b', 5]),
  pl: bands(white, '#dc143c'),
  ro: pales('#002b7f', '#fcd116', '#ce1126'),
  za:
    bands('#e03c31', '#001489') +
    curve(white, 13.3, 'M-6-4L30 20h30M-6 44l36-24') +
    shape('#ffb81c', 'M0 0l30 20L0 40z') +
    shape('#000', 'M0 8l18 12L0 32z') +
    curve('#007749', 8, 'M-6-4L30 20h30M-6 44l36-24'),
  kr:
    field(white) +
    '<g transform="rotate(33.7 30 20)">' +
    disc('#cd2e3a', 30, 20, 10) +
    shape('#0047a0', 'M20 20a5 5 0 0 0 10 0 5 5 0 0 1 10 0 10 10 0 0 1-20 0z') +
    line(
      '#000',
      1.67,
      'M9.2 15v10M11.7 15v10M14.2 15v10M45.8 15v4.6M45.8 20.4V25M48.3 15v4.6M48.3 20.4V25M50.8 15v4.6M50.8 20.4V25',
    ) +
    '</g><g transform="rotate(-33.7 30 20)">' +
    line(
      '#000',
      1.67,
      'M9.2 15v10M11.7 15v4.6M11.7 20.4V25M14.2 15v10M45.8 15v4.6M45.8 20.4V25M48.3 15v10M50.8 15v4.6M50.8 20.4V25',
    ) +
    '</g>',
  se: nordic('#006aa7', ['#fecc00', 8]),
  ch: field('#da291c') + line(white, 7.5, 'M30 7.5v25M17.5 20h25'),
  tw:
    field('#e4002b') +
    shape('#000095', 'M0 0h30v20H0z') +
    shape(white, star(15, 10, 7.5, { points: 12, inner: 0.62 })) +
    disc('#000095', 15, 10, 4.3) +
    disc(white, 15, 10, 3.8),
  ae: bands('#009639', white, '#000') + shape('#ef3340', 'M0 0h15v40H0z'),
  us:
    field('#b31942') +
    line(
      white,
      3.08,
      Array.from(
        { length: 6 },
        (_, row) => `M0 ${Math.round((4.615 + row * 6.154) * 100) / 100}h60`,
      ).join(''),
    ) +
    shape('#0a3161', 'M0 0h25v21.54H0z') +
    '<path fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0 4.16" d="M2.08 2.15h21M2.08 6.46h21M2.08 10.77h21M2.08 15.08h21M2.08 19.39h21M4.16 4.31h17M4.16 8.62h17M4.16 12.92h17M4.16 17.23h17"/>',
}

/** A complete flag, ready to be served as a file. */
export const flagSvg = (code: CountryCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${drawings[code]}</svg>`
