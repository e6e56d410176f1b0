import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { keepFormerAssets } from './former-assets.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/
const SMALLEST_WORTHWHILE = 512

/** What many pages use is one file: alone, each part would cost a request, a name, and be compressed by itself. */
const SHARED_PARTS = { name: 'shared', test: /src\/(web|domain)\/|lucide-react/, minShareCount: 6 }

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
    rollupOptions: { input: 'src/admin/entry-admin.tsx' },
  },
})
await build({ logLevel: 'warn', build: { ssr: true } })

// Compressed once here, so that the server only ever sends bytes.
for (const entry of readdirSync('dist/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  // Kept from the build before.
  if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs > statSync(path).mtimeMs) continue
  const bytes = readFileSync(path)
  if (bytes.length < SMALLEST_WORTHWHILE) continue
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
removeOldAssets()
