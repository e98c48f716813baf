import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './tools/compress-assets.ts'
import { serverOnly } from './tools/vite-server-only.ts'

/** One build, two results: what the browser loads, and one server bundle with three ways in. */
export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), serverOnly()],
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: {
          input: { server: 'src/server.ts', worker: 'src/worker.ts', shop: 'src/shop.ts' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
      await compressAssets('build/client')
    },
  },
})
