import { build } from 'vite'
import { noteBundledPackages } from './bundled-packages.ts'
import { escapedLetters } from './escape-letters.ts'

/** Packages of many small modules, slower to find than to read: they are bundled with our code. */
const BUNDLED = [
  'csv-parse',
  'csv-stringify',
  'fast-xml-parser',
  'fastify-type-provider-zod',
  'kysely',
  'otpauth',
  'unified',
  'yaml',
  'zod',
  /^(hast|mdast|unist)-util-/,
  /^(micromark|rehype|remark|vfile)(-|$)/,
]

// The server in one file (docs/decisions/007-one-file-server.md), and one file for each kind of thread or process it
// starts. All other dependencies stay in node_modules.
const ENTRIES = [
  // Together: the program starts the server, and its commands share the server's parts.
  ['src/command/happiness-first.ts', 'src/server/main.ts'],
  'src/server/parsing/parse-worker.ts',
  'src/server/open-formats/import-worker.ts',
  'src/server/pixels/pixel-process.ts',
  'src/server/seed/seed-process.ts',
  'src/server/backup/backup-worker.ts',
  'src/server/copy/prove-worker.ts',
  'src/server/updates/port-holder.ts',
]
for (const [index, input] of ENTRIES.entries()) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [escapedLetters, noteBundledPackages],
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir: 'dist/app',
      emptyOutDir: index === 0,
      target: 'node24',
      minify: false,
      rollupOptions: {
        input,
        // Node keeps a file in two bytes per character if any needs them, so those are escaped (escape-letters.ts).
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          charset: 'ascii',
          comments: false,
        },
      },
    },
  })
}
