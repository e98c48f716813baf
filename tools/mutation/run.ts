/**
 * `npm run mutation`: changes the money rules one small fault at a time and counts how many of the
 * faults their tests notice. Fails when a feature stays below the goal. Takes long, so `npm test`
 * does not run it. Names limit it to some features: `npm run mutation -- money cart`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scoreByFeature, type MutationReport } from './score.ts'

const goalPercent = 85
const allFeatures = ['money', 'pricing', 'finance', 'configurator', 'cart', 'orders']
const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'tools/mutation')

/** Endings and beginnings of files that hold no rules: database, browser and API code, file schemas, test samples. */
const withoutRules = [
  ...['test', 'server', 'client', 'api', 'contract'].map((tier) => `*.${tier}.ts`),
  '*-record.ts',
  'use-*.ts',
  'sample-*.ts',
]

const chosen = process.argv.slice(2)
const features = chosen.length > 0 ? chosen : allFeatures
const files = [
  ...features.map((feature) => `src/${feature}/**/*.ts`),
  ...withoutRules.map((name) => `!src/**/${name}`),
]
run('npm', ['ci', '--legacy-peer-deps', '--loglevel=error'], folder)
run(
  process.execPath,
  [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    join(folder, 'stryker.json'),
    '--mutate',
    files.join(','),
  ],
  root,
)

const report = JSON.parse(
  readFileSync(join(root, 'build/mutation/report.json'), 'utf8'),
) as MutationReport
// The report also holds what earlier runs found in other features.
const scores = scoreByFeature(report).filter(({ feature }) => features.includes(feature))
for (const { feature, noticed, faults, percent } of scores)
  console.log(
    `${feature.padEnd(14)} ${noticed} of ${faults} faults noticed, ${percent.toFixed(1)} %`,
  )
const isBelowGoal = scores.some(({ percent }) => percent < goalPercent)
console.log(`The goal is ${goalPercent} % in each feature: ${isBelowGoal ? 'missed' : 'reached'}.`)
process.exitCode = isBelowGoal ? 1 : 0

function run(program: string, args: string[], cwd: string) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
