import type { Locale } from '#/i18n/locale.ts'

/** One entry of the main menu; its children are the next level. */
export type MenuEntry = {
  id: string
  label: Record<Locale, string>
  to: string
  children: readonly MenuEntry[]
}

type Row = [path: string, en: string, de: string, children?: readonly Row[]]

const toEntry = ([to, en, de, children = []]: Row): MenuEntry => ({
  id: to,
  label: { en, de },
  to,
  children: children.map(toEntry),
})

const rows: readonly Row[] = [
  [
    '/bikes/road/',
    'Road',
    'Rennrad',
    [
      ['/bikes/road/endurance/', 'Endurance', 'Endurance'],
      ['/bikes/road/aero/', 'Aero', 'Aero'],
      ['/bikes/road/all-road/', 'All-road', 'Allroad'],
    ],
  ],
  [
    '/bikes/gravel/',
    'Gravel',
    'Gravel',
    [
      ['/bikes/gravel/carbon/', 'Carbon', 'Carbon'],
      ['/bikes/gravel/titanium/', 'Titanium', 'Titan'],
      ['/bikes/gravel/725-steel/', '725 steel', 'Stahl 725'],
      ['/bikes/gravel/aluminium/', 'Aluminium', 'Aluminium'],
    ],
  ],
  [
    '/bikes/e-bikes/',
    'E-bikes',
    'E-Bikes',
    [
      ['/bikes/e-bikes/e-road/', 'E-road', 'E-Rennrad'],
      ['/bikes/e-bikes/e-gravel/', 'E-gravel', 'E-Gravel'],
      ['/bikes/e-bikes/e-commute/', 'E-commute', 'E-Alltag'],
    ],
  ],
  [
    '/accessories/',
    'Accessories',
    'Zubehör',
    [
      ['/accessories/helmets/', 'Helmets', 'Helme'],
      ['/accessories/lights/', 'Lights', 'Licht'],
      ['/accessories/clothing/', 'Clothing', 'Bekleidung'],
      ['/accessories/bags/', 'Bags', 'Taschen'],
      ['/accessories/bottles/', 'Bottles', 'Flaschen'],
      ['/accessories/parts/', 'Parts', 'Teile'],
      ['/accessories/workshop/', 'Workshop', 'Werkstatt'],
    ],
  ],
  ['/blog/', 'Journal', 'Magazin'],
  ['/stores/', 'Stores', 'Läden'],
]

/** The main menu until the catalogue gives it. */
export const menu: readonly MenuEntry[] = rows.map(toEntry)
