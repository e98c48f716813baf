/**
 * What a shopper can choose and cannot see on the bike, by section. The test of the pictures reads these
 * lists; "nothing" stands for leaving a section empty.
 */

type Groups<Group> = Readonly<Record<string, readonly Group[]>>

/** Sections whose parts nobody sees on the bike, and where they are instead. */
export const unseen: Readonly<Record<string, string>> = {
  charger: 'in the carton',
  lock: 'in the carton',
  paintProtection: 'clear film',
  toolkit: 'in a pocket or inside the steerer',
  tubeless: 'inside the tyre',
}

/** Options that look the same from outside, and why. */
export const alike: Groups<{ skus: readonly string[]; reason: string }> = {
  gradientAngle: [
    { skus: ['PNT-ANGLE-0', 'nothing'], reason: 'a fade runs to the front unless told otherwise' },
  ],
  gradientColour: [{ skus: ['PNT-FADE-NONE', 'nothing'], reason: 'both are no fade' }],
  paintFinish: [
    { skus: ['PNT-GLOSS', 'nothing'], reason: 'paint is glossy unless told otherwise' },
  ],
}

/** Options that look different in the workshop and the same in the drawing. This list has to shrink. */
export const notDrawnYet: Groups<readonly string[]> = {
  bags: [
    ['BAG-FRAME-BOLT', 'BAG-FRAME-FULL', 'BAG-FRAME-HALF'],
    ['BAG-TOP', 'BAG-TOP-BOLT'],
    ['BAG-SADDLE-L', 'BAG-SADDLE-S'],
    ['BAG-BAR', 'BAG-BAR-SNACK'],
  ],
  bell: [['BEL-BRASS', 'BEL-HIDDEN', 'BEL-STD', 'nothing']],
  bottleCages: [
    ['CGE-CARGO', 'nothing'],
    ['CGE-RESIN', 'CGE-STEEL'],
  ],
  chainset: [
    ['CRK-105-5236', 'CRK-DA-5236', 'CRK-ULT-5236'],
    ['CRK-FORCE-4835', 'CRK-RED-4835', 'CRK-RIVAL-4835'],
    ['CRK-105-5034', 'CRK-DA-5034', 'CRK-ULT-5034'],
    ['CRK-FORCE-4633', 'CRK-RED-4633', 'CRK-RIVAL-4633'],
    ['CRK-GRX610-40', 'CRK-GRX820-40'],
    ['CRK-FORCE-42', 'CRK-RIVAL-42'],
    ['CRK-FORCE-40', 'CRK-RIVAL-40'],
  ],
  computerMount: [
    ['MNT-FRONT-31', 'MNT-FRONT-TWIN', 'MNT-MONO', 'MNT-STEM', 'nothing'],
    ['MNT-FLAT', 'MNT-FRONT-31'],
    ['MNT-FLAT', 'MNT-FRONT-TWIN'],
    ['MNT-FLAT', 'MNT-STEM'],
    ['MNT-FLAT', 'nothing'],
  ],
  fork: [['FRK-ALLROAD', 'FRK-ENDURANCE', 'FRK-GRAVEL', 'FRK-GRAVEL-PACK']],
  handlebar: [
    ['BAR-CLOUGH-RISE', 'BAR-MONO-GRAVEL'],
    ['BAR-TOWPATH', 'BAR-TOWPATH-RISE'],
  ],
  lights: [['LGT-COMMUTE', 'LGT-DAY', 'LGT-DYNAMO', 'LGT-EBIKE', 'LGT-NIGHT', 'LGT-STVZO']],
  mudguards: [['MUD-ALLOY-45', 'MUD-CLIP', 'MUD-LANE-35', 'MUD-LANE-45', 'MUD-LANE-55']],
  pedals: [
    [
      'PDL-BOTH',
      'PDL-MULO',
      'PDL-SH-EH500',
      'PDL-SH-M520',
      'PDL-SH-M8100',
      'PDL-SH-R7000',
      'PDL-SH-R8000',
      'PDL-STRADA',
      'PDL-STRADA-CARBON',
    ],
    ['PDL-COURTESY', 'PDL-PLATT', 'PDL-PLATT-SL', 'PDL-TOWPATH'],
  ],
  powerMeter: [
    ['PWR-4IIII-105', 'PWR-PEDAL', 'PWR-SH-ULT', 'nothing'],
    ['PWR-QUARQ-FORCE', 'PWR-QUARQ-RIVAL', 'nothing'],
    ['PWR-PEDAL', 'PWR-QUARQ-FORCE'],
    ['PWR-PEDAL', 'PWR-QUARQ-RIVAL'],
    ['PWR-4IIII-GRX', 'nothing'],
    ['PWR-4IIII-GRX', 'PWR-PEDAL'],
  ],
  rack: [
    ['RCK-FRONT', 'RCK-INTEGRA', 'RCK-SILVER', 'RCK-SLIM', 'RCK-TOUR'],
    ['RCK-FRONT', 'nothing'],
  ],
  saddle: [
    [
      'SDL-ANGELICA',
      'SDL-ERGON-SR',
      'SDL-FIZIK-ARGO',
      'SDL-MOOR',
      'SDL-PERCH',
      'SDL-PERCH-CARBON',
      'SDL-PERCH-TI',
      'SDL-SHORT',
      'SDL-SHORT-CARBON',
      'SDL-STRADA',
      'SDL-TOWPATH',
    ],
    ['SDL-MOOR-BROWN', 'SDL-PERCH-BROWN'],
  ],
  seatpost: [
    ['PST-272-A', 'PST-272-C', 'PST-272-DROP', 'PST-272-LEAF', 'PST-272-SUSP', 'PST-272-TI'],
  ],
  stem: [
    [
      'STM-CLOUGH',
      'STM-CREST',
      'STM-CREST-CARBON',
      'STM-FLEX',
      'STM-LANE',
      'STM-LANE-SL',
      'STM-TI',
    ],
  ],
  tape: [['TAP-BROWN', 'TAP-THICK-BROWN']],
  tyres: [
    ['TYR-GONE-R-40', 'TYR-PACKHORSE-40', 'TYR-TRAM-40'],
    ['TYR-GP5000-32', 'TYR-SETT-32', 'TYR-SETT-TR-32'],
    ['TYR-GP5000-28', 'TYR-PRO-ONE-28', 'TYR-SETT-28'],
    ['TYR-GONE-R-45', 'TYR-PACKHORSE-45'],
    ['TYR-PRO-ONE-30', 'TYR-SETT-TR-30'],
    ['TYR-CAUSEY-35', 'TYR-GPAS-35'],
  ],
  wheelset: [
    ['WHL-A25', 'WHL-A25-SL', 'WHL-DT-G1800'],
    ['WHL-G25', 'WHL-G25-SL'],
    ['WHL-ARC35', 'WHL-C35'],
    ['WHL-AR30', 'WHL-GC30'],
    ['WHL-C40', 'WHL-GC40'],
  ],
}

/** Sections whose part on the bike as sold is drawn differently from the same part when it is chosen. */
export const ownNotDrawnYet: readonly string[] = ['stem']
