// Draws the families of one kind of part side by side: node tools/sheets/part-sheet.ts OUT.png saddles [columns] [cell] [view]
import type { BikeLook, ChainsetFamily } from '../../src/drawings/bike/bike-look.ts'
import {
  barShapes,
  chainsetFamilies,
  leverFamilies,
  pedalKinds,
  saddleShapes,
  rearMechs,
  seatpostKinds,
  stemStyles,
} from '../../src/drawings/bike-parts/look-kinds.ts'
import { drawBikeView } from '../../src/drawings/bike-views/draw-view.ts'
import { bikeViews, type BikeView } from '../../src/drawings/bike/view-names.ts'
import { sampleLooks } from '../../src/drawings/bike/sample-looks.ts'
import { writeSheet } from './tile-sheet.ts'

const road = sampleLooks['carbon endurance']
if (!road) throw new Error('the samples lack the bike that this sheet is drawn with')

type Sheet = { view: BikeView; looks: Record<string, BikeLook> }
const each = <Kind extends string>(kinds: readonly Kind[], look: (kind: Kind) => BikeLook) =>
  Object.fromEntries(kinds.map((kind) => [kind, look(kind)]))

/** Each family as one of its groups has it. */
const groups: Record<ChainsetFamily, Partial<BikeLook['drivetrain']>> = {
  'four-arm': { rings: [50, 34], finish: 'grey', name: 'ULTEGRA' },
  gravel: { rings: [40], cassette: [10, 45], name: 'GRX', power: 'left-arm' },
  spider: { rings: [46, 33], finish: 'carbon', name: 'FORCE', power: 'spider' },
  'one-piece': { rings: [48, 35], finish: 'carbon', name: 'RED' },
  direct: { rings: [40], cassette: [10, 46], name: 'RIVAL' },
  city: { rings: [42], cassette: [11, 45], finish: 'silver', name: 'CUES' },
}

const sheets: Record<string, Sheet> = {
  chainsets: {
    view: 'detail-drivetrain',
    looks: each(chainsetFamilies, (chainset) => ({
      ...road,
      drivetrain: { ...road.drivetrain, ...groups[chainset], chainset },
    })),
  },
  levers: {
    view: 'detail-cockpit',
    looks: each(leverFamilies, (levers) => ({
      ...road,
      cockpit: { ...road.cockpit, levers, tape: '#7a4a2a' },
    })),
  },
  bars: {
    view: 'detail-cockpit',
    looks: each(barShapes, (barShape) => ({ ...road, cockpit: { ...road.cockpit, barShape } })),
  },
  stems: {
    view: 'detail-cockpit',
    looks: each(stemStyles, (stemStyle) => ({ ...road, cockpit: { ...road.cockpit, stemStyle } })),
  },
  mechs: {
    view: 'detail-drivetrain',
    looks: each(rearMechs, (rearMech) => ({
      ...road,
      drivetrain: {
        ...road.drivetrain,
        rearMech,
        shifting: rearMech.startsWith('cable')
          ? 'mechanical'
          : rearMech === 'di2'
            ? 'electronic'
            : 'wireless',
      },
    })),
  },
  saddles: {
    view: 'detail-seat',
    looks: each(saddleShapes, (shape) => ({
      ...road,
      saddle: {
        ...road.saddle,
        shape,
        mark: shape === 'leather' ? 'Montebruno' : '',
        colour: shape === 'leather' ? '#7a4a28' : '#1a1b1d',
      },
    })),
  },
  seatposts: {
    view: 'detail-seat',
    looks: each(seatpostKinds, (kind) => ({ ...road, seatpost: { kind } })),
  },
  forks: {
    view: 'shared',
    looks: {
      slim: { ...road, fork: { blades: 'straight', profile: 'slim', eyes: 1 } },
      deep: { ...road, fork: { blades: 'straight', profile: 'deep' } },
      stout: { ...road, fork: { blades: 'straight', profile: 'stout', eyes: 3 } },
      curved: { ...road, fork: { blades: 'curved', profile: 'slim', eyes: 3 } },
      alloy: { ...road, fork: { blades: 'straight', profile: 'alloy', eyes: 1 } },
      suspension: {
        ...road,
        fork: { blades: 'suspension', colour: '#17191c', travel: 40, mark: 'RockShox' },
      },
    },
  },
  pedals: {
    view: 'detail-drivetrain',
    looks: each(pedalKinds, (pedals) => ({ ...road, pedals })),
  },
}

const [out = 'part-sheet.png', name = 'saddles', columns = '4', cell = '480', other] =
  process.argv.slice(2)
const sheet = sheets[name]
if (!sheet) throw new Error(`No such sheet: ${name}. There are ${Object.keys(sheets).join(', ')}`)
const view = bikeViews.find((known) => known === other) ?? sheet.view
const width = Number(cell)
const looks = Object.values(sheet.looks)
process.stdout.write(`${Object.keys(sheet.looks).join(', ')}\n`)
await writeSheet(
  out,
  looks.map((look, index) => drawBikeView(look, { view, idPrefix: `p${index}` })),
  {
    width,
    height: Math.round((width * 2) / 3),
    columns: Math.min(Number(columns), looks.length),
    background: '#f3f2ef',
    density: 200,
  },
)
