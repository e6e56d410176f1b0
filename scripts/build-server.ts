import { build } from 'vite'
import { noteBundledPackages } from './bundled-packages.ts'
import { escapedLetters } from './escape-letters.ts'

/** Written as many small modules, which cost more to find than to read: these are bundled with our own. */
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

// The server in one file (docs/decisions/007-one-file-server.md), and each kind of thread or process it starts in one of
// its own. Everything else they need stays in node_modules.
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
        // Node keeps the text of a loaded file: in two bytes a letter as soon as one needs them, so letters are escaped (escape-letters.ts).
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
