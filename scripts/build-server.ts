import { build } from 'vite'

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

// The server in one file (docs/decisions/007-one-file-server.md). Everything else it needs stays in node_modules.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rollupOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
