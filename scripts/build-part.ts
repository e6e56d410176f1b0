import { build } from 'vite'
import { buildWorker } from './build-worker.ts'
import { shortClassNames } from './short-class-names.ts'

/**
 * What many pages use is one file: alone, each part would cost a request, a name, and be compressed by itself. What
 * draws the figure comes with the parts that show it, never with the page, what knows foods, amounts and shopping with
 * what asks for them, the week with its own pages, and what counts visits once it is there. No first view reads an
 * amount, says a count in words, copies a text or speaks with the service worker.
 */
const SHARED_PARTS = {
  name: 'shared',
  test: /src\/(web(?!\/features\/(statistics|week)|\/ui\/copy-text|\/offline\/worker-messages)|domain(?!\/movement\/figure|\/kitchen\/(?!finder)|\/content\/scale-amount|\/text\/number))\/|lucide-react/,
  minShareCount: 5,
}

/** The same for the admin: with a file for each icon and each part, one page would be fifty requests. */
const SHARED_ADMIN_PARTS = {
  name: 'shared-admin',
  test: /src\/(admin|web|domain)\/|lucide-react|@tanstack/,
  minShareCount: 6,
}

const PARTS = { admin: buildAdmin, site: buildSite }

async function buildAdmin(): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      emptyOutDir: false,
      manifest: 'admin-manifest.json',
      chunkSizeWarningLimit: 700,
      rollupOptions: {
        input: 'src/admin/entry-admin.tsx',
        output: { codeSplitting: { groups: [SHARED_ADMIN_PARTS] } },
      },
    },
  })
}

/** What readers load, what renders it on the server, and the service worker that keeps it. */
async function buildSite(): Promise<void> {
  const plugins = [await shortClassNames()]
  await build({
    logLevel: 'warn',
    plugins,
    build: {
      emptyOutDir: false,
      rollupOptions: { output: { codeSplitting: { groups: [SHARED_PARTS] } } },
    },
  })
  await build({ logLevel: 'warn', plugins, build: { ssr: true } })
  await buildWorker('dist/client', 'dist/worker')
}

const part = Object.entries(PARTS).find(([name]) => name === process.argv[2])
if (!part) throw new Error(`Unknown part "${process.argv[2]}": one of ${Object.keys(PARTS).join(', ')}`)
await part[1]()
