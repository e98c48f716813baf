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
    '/road-bikes/',
    'Road',
    'Rennrad',
    [
      ['/road-bikes/endurance/', 'Endurance', 'Langstrecke'],
      ['/road-bikes/race/', 'Race and aero', 'Race und Aero'],
      ['/road-bikes/all-road/', 'All-road', 'Allroad'],
      ['/road-bikes/steel/', 'Steel', 'Stahl'],
    ],
  ],
  [
    '/gravel-bikes/',
    'Gravel',
    'Gravel',
    [
      ['/gravel-bikes/aluminium/', 'Aluminium', 'Aluminium'],
      ['/gravel-bikes/carbon/', 'Carbon', 'Carbon'],
      ['/gravel-bikes/titanium/', 'Titanium', 'Titan'],
      ['/gravel-bikes/steel/', 'Steel', 'Stahl'],
    ],
  ],
  [
    '/e-bikes/',
    'E-bikes',
    'E-Bikes',
    [
      ['/e-bikes/road/', 'E-road', 'E-Rennrad'],
      ['/e-bikes/gravel/', 'E-gravel', 'E-Gravel'],
      ['/e-bikes/commuter/', 'Commuter', 'Alltag'],
    ],
  ],
  [
    '/accessories/',
    'Accessories',
    'Zubehör',
    [
      ['/accessories/helmets/', 'Helmets', 'Helme'],
      ['/accessories/lights/', 'Lights', 'Licht'],
      ['/accessories/bags/', 'Bags', 'Taschen'],
      ['/accessories/tyres/', 'Tyres', 'Reifen'],
      ['/accessories/tools/', 'Tools', 'Werkzeug'],
      ['/accessories/clothing/', 'Clothing', 'Bekleidung'],
    ],
  ],
  ['/blog/', 'Journal', 'Magazin'],
  ['/stores/', 'Stores', 'Läden'],
]

/** The main menu until the catalogue gives it. */
export const menu: readonly MenuEntry[] = rows.map(toEntry)
