import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { build } from 'vite'
import { buildWorker } from './build-worker.ts'
import { keepFormerAssets } from './former-assets.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/
const MIN_COMPRESSED_BYTES = 512

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

/**
 * What many pages use is one file: alone, each part would cost a request, a name, and be compressed by itself. What
 * draws the figure comes with those who show her, never with the page, what knows foods by their words with what asks
 * for them, and what counts visits once it is there.
 */
const SHARED_PARTS = {
  name: 'shared',
  test: /src\/(web(?!\/features\/statistics)|domain(?!\/movement\/figure|\/kitchen\/foods\/food))\/|lucide-react/,
  minShareCount: 5,
}

/** The same for the admin: with a file for each icon and each part, a page of hers would be fifty requests. */
const SHARED_ADMIN_PARTS = {
  name: 'shared-admin',
  test: /src\/(admin|web|domain)\/|lucide-react|@tanstack/,
  minShareCount: 6,
}

const removeOldAssets = keepFormerAssets('dist/client')
await build({
  logLevel: 'warn',
  build: {
    emptyOutDir: false,
    rollupOptions: { output: { codeSplitting: { groups: [SHARED_PARTS] } } },
  },
})
// By itself, so that nothing the admin needs is shared into what readers load.
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
await build({ logLevel: 'warn', build: { ssr: true } })
await buildWorker('dist/client', 'dist/worker')

// Compressed once here, so that the server only ever sends bytes; side by side, since brotli's best takes its time.
const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(files.map(compressFile))
removeOldAssets()

async function compressFile(path: string): Promise<void> {
  // Kept from the build before.
  if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs > statSync(path).mtimeMs) return
  const bytes = await readFile(path)
  if (bytes.length < MIN_COMPRESSED_BYTES) return
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await writeFile(`${path}.br`, await brotli(bytes, best))
  await writeFile(`${path}.gz`, await gzip(bytes, { level: 9 }))
}
