import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { FONTS_FOLDER, subsetFonts } from './scripts/subset-fonts.ts'

/** Of its two builds, browsers are given the one that needs a `document`, which the worker of the preview lacks. */
const CHARACTER_REFERENCES = 'decode-named-character-reference'
/** What each of Lucide's icons imports to make a component of its drawing. */
const LUCIDE_FACTORY = '../createLucideIcon.mjs'

/** One configuration, two builds: what the browser loads, and (`--ssr`) what renders on the server. */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  await subsetFonts()
  return {
    plugins: [react(), tailwindcss()],
    resolve: {
      alias: {
        '@fonts': FONTS_FOLDER,
        [LUCIDE_FACTORY]: join(import.meta.dirname, 'src/web/ui/create-icon.ts'),
        [CHARACTER_REFERENCES]: join(import.meta.dirname, 'node_modules', CHARACTER_REFERENCES, 'index.js'),
      },
    },
    publicDir: isSsrBuild ? false : 'public',
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      manifest: isSsrBuild ? false : 'manifest.json',
      assetsInlineLimit: 0,
      target: 'es2022',
      rollupOptions: {
        input: isSsrBuild
          ? ['src/web/entry-server.tsx', 'src/server/mail/letters/entry-letters.tsx']
          : ['src/web/entry-client.tsx', 'src/web/entry-wake.ts', 'src/web/entry-offline.ts'],
      },
    },
    ssr: { noExternal: isSsrBuild ? true : [] },
    // On the server Vite leaves this to the process, where it is not set: pages would be made by React's slow half.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  }
})
