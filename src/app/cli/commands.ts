import type pg from 'pg'
import { contentHelp, runContentCommand } from '#/content/files/content-command.server.ts'
import { printConsents } from '#/consent/keep-consent.server.ts'
import { couponHelp, runCouponCommand } from '#/cart/coupon/coupon-command.server.ts'
import {
  runExport,
  runGenerate,
  runImport,
  runPrice,
  runStock,
} from '#/catalogue/write/catalogue-commands.server.ts'
import { eraseHelp, runErase, runExportGuest } from '#/customers/account/guest-command.server.ts'
import {
  newsletterHelp,
  runNewsletterCommand,
} from '#/customers/account/newsletter-command.server.ts'
import { quoteHelp, runQuoteCommand } from '#/cycle-to-work/certificates/quote-command.server.ts'
import { applyMigrations, migrateDatabase } from '#/db/migrate.server.ts'
import { withSetupLock } from '#/db/setup-lock.server.ts'
import { printHelpVotes } from '#/help/help-votes.server.ts'
import { loadHelp, runLoad } from './load-command.server.ts'
import { orderHelp, runOrderCommand } from '#/orders/order/order-command.server.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import { jobsHelp, runJobsCommand } from '#/platform/jobs/jobs-command.server.ts'
import { migrateJobs } from '#/platform/jobs/jobs.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { runPictures } from './pictures-command.server.ts'
import {
  type CommandInput,
  confirmChange,
  parseCommand,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { migrationsFolder } from '#/app/process/prepare-store.server.ts'
import { redirectFault } from '#/routing/redirect-fault.ts'
import { redirectHosts } from '#/routing/routing.server.ts'
import { runStoreCommand, storeHelp } from '#/stores/screen/store-command.server.ts'
import { claimHelp, runClaimCommand } from '#/warranty/claim/claim-command.server.ts'
import { buildHelp, runBuildCommand } from '#/saved-builds/builds/build-command.server.ts'
import { seed, seedWhenEmpty } from './seed.server.ts'

type Input = CommandInput & { config: Config; url: string; pool: pg.Pool; log: Log }
export type Command = { help: string; run(input: Input): Promise<void> }

/** A database that no shop has been started on yet has no tables. The caller holds the set-up lock. */
async function migrate(client: pg.Client, { pool, log }: Input): Promise<void> {
  await applyMigrations(client, migrationsFolder)
  await migrateJobs(pool, log)
}

export const commands: Record<string, Command> = {
  help: { help: 'shows this list', run: async () => {} },
  migrate: {
    help: 'migrates the database to this version of the shop',
    run: async ({ url, pool, args, print, log }) => {
      parseCommand(args, { options: {}, usage: 'migrate' })
      const { applied } = await migrateDatabase(url, migrationsFolder)
      await migrateJobs(pool, log)
      print(applied === 0 ? 'Nothing to migrate.' : `Applied ${applied} migrations.`)
    },
  },
  import: {
    help: 'imports a catalogue folder or file, all of it or nothing; says what changes and asks, unless --yes',
    run: (input) => {
      const hosts = redirectHosts(input.config)
      return runImport({ ...input, redirectFault: (target) => redirectFault(target, hosts) })
    },
  },
  load: {
    help: `replaces settings of the shop with a file (${loadHelp.replace(/^load /, '')})`,
    run: runLoad,
  },
  export: {
    help: 'exports the catalogue as files that can be imported; "export guest EMAIL" prints the data stored about a guest',
    run: (input) => (input.args[0] === 'guest' ? runExportGuest(input) : runExport(input)),
  },
  erase: { help: eraseHelp, run: runErase },
  price: {
    help: 'sets a price, a reduction, or a price for one country; says what changes and asks, unless --yes',
    run: runPrice,
  },
  stock: { help: 'sets the stock of an SKU in a warehouse or store', run: runStock },
  generate: {
    help: 'generates products for benchmarks (--products N)',
    run: async (input) => {
      await withSetupLock(input.url, (client) => migrate(client, input))
      await runGenerate(input)
    },
  },
  pictures: {
    help: 'draws every picture that pages show and that is not stored yet (--dry-run: only counts them)',
    run: runPictures,
  },
  seed: {
    help: 'loads the demo shop (--empty: only into an empty database)',
    run: async (input) => {
      const { db, url, args, print } = input
      const { values } = parseCommand(args, {
        options: { empty: { type: 'boolean' }, ...yesOption },
        usage: 'seed [--empty] [--yes]',
      })
      if (!values.empty)
        await confirmChange(input, values, [
          'This puts the demo shop over what is in the database: its products, prices, stock, rules and pages.',
        ])
      await withSetupLock(url, async (client) => {
        await migrate(client, input)
        await (values.empty ? seedWhenEmpty(db, print) : seed(db, print))
      })
    },
  },
  content: {
    help: contentHelp.replace(/^content /, ''),
    run: (input) =>
      runContentCommand({ ...input, urlOf: (site) => mailSite(input.config, site).url }),
  },
  'help-votes': {
    help: 'prints how helpful readers find the help articles',
    run: (input) => {
      parseCommand(input.args, { options: {}, usage: 'help-votes' })
      return printHelpVotes(input)
    },
  },
  consent: {
    help: 'prints what the visitor with this number has agreed to and withdrawn (consent NUMBER)',
    run: ({ db, args, print }) => {
      const form = { words: ['NUMBER'], options: {}, usage: 'consent NUMBER' }
      const [id = ''] = parseCommand(args, form).words
      return printConsents({ db, id, print })
    },
  },
  order: { help: orderHelp, run: runOrderCommand },
  quote: { help: quoteHelp, run: runQuoteCommand },
  build: { help: buildHelp, run: runBuildCommand },
  store: { help: storeHelp, run: runStoreCommand },
  claim: { help: claimHelp, run: runClaimCommand },
  newsletter: { help: newsletterHelp, run: runNewsletterCommand },
  jobs: { help: jobsHelp, run: runJobsCommand },
  coupon: { help: couponHelp.replace(/^coupon /, ''), run: runCouponCommand },
  reset: {
    help: 'empties the database and loads the demo shop again; asks, unless --yes',
    run: async (input) => {
      const { db, url, pool, args, print } = input
      const { values } = parseCommand(args, { options: yesOption, usage: 'reset [--yes]' })
      await confirmChange(input, values, [
        'This deletes everything in the database, orders and customers as well.',
      ])
      await withSetupLock(url, async (client) => {
        await pool.query(
          'drop schema if exists public, drizzle, graphile_worker cascade; create schema public',
        )
        await migrate(client, input)
        await seedWhenEmpty(db, print)
      })
    },
  },
}
