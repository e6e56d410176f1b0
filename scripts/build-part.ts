import { build } from 'vite'
import { buildWorker } from './build-worker.ts'
import { shortClassNames } from './short-class-names.ts'

/**
 * Code shared by many pages goes into one file: each separate part would cost a request and a name, and compress less
 * well. Drawing of the figure stays with the parts that show it, code for foods, amounts and shopping with its users,
 * the week with its own pages, and counting visits is loaded after the page. No first view needs to parse an amount,
 * write a count in words, copy a text or communicate with the service worker.
 */
const SHARED_PARTS = {
  name: 'shared',
  test: /src\/(web(?!\/features\/(statistics|week)|\/ui\/copy-text|\/offline\/worker-messages)|domain(?!\/movement\/figure|\/kitchen\/(?!finder)|\/content\/scale-amount|\/text\/number))\/|lucide-react/,
  minShareCount: 5,
}

/** The same for the admin: with a file per icon and part, one page would take fifty requests. */
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

/** Builds the readers' bundle, its server renderer, and the service worker that caches it. */
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
