import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { noteBundledPackages } from './scripts/bundled-packages.ts'
import { escapedLetters } from './scripts/escape-letters.ts'
import { sheetsByMedia } from './scripts/sheets-by-media.ts'
import { FONTS_FOLDER, subsetFonts } from './scripts/subset-fonts.ts'

/** Of its two builds, browsers are given the one that needs a `document`, which the worker of the preview lacks. */
const CHARACTER_REFERENCES = 'decode-named-character-reference'
/** What each of Lucide's icons imports to make a component of its drawing. */
const LUCIDE_FACTORY = '../createLucideIcon.mjs'

/** Counts syllables for the proof-reader; its wrapper asks for Node's `require`, which the proof-reader's worker lacks. */
const pluralizeAsCommonJs: Plugin = {
  name: 'pluralize-as-commonjs',
  transform: (code, id) =>
    id.includes('/node_modules/pluralize/') ? code.replace("typeof require === 'function' && ", '') : null,
}

/** What Lucide's drawings carry that ours do without: random keys for lines whose number never changes, and names. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  transform: (code, id) =>
    id.includes('/node_modules/lucide-react/')
      ? code
          .replace(/(?:name: "[^"]*"|size: \d+),|__iconData\.node;/g, '')
          .replace(/,?\s*(?:key: "[^"]*"|aliases: \[[^\]]*\])/g, '')
      : null,
}

/**
 * What Tailwind writes into every sheet and readers' pages need not carry: parts of date fields (they have none), and a
 * question asked of browsers that all it runs in answer alike (it asks for newer ones itself).
 */
const plainStyles: Plugin = {
  name: 'plain-styles',
  transform: (code, id) =>
    id.endsWith('/src/web/styles/site.css')
      ? code
          .replace(/::-webkit-(?:datetime-edit|date-and-time-value)[\w-]*\s*\{[^}]*\}/g, '')
          .replace(
            /@supports \(color:\s*color-mix\(in lab, red, red\)\)\s*\{((?:[^{}]*\{[^{}]*\})+)\s*\}/g,
            '$1',
          )
      : null,
}

/** One configuration, two builds: what the browser loads, and (`--ssr`) what renders on the server. */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  await subsetFonts()
  return {
    plugins: [
      react(),
      tailwindcss(),
      plainIcons,
      plainStyles,
      sheetsByMedia,
      noteBundledPackages,
      ...(isSsrBuild ? [escapedLetters] : []),
    ],
    resolve: {
      alias: {
        '@fonts': FONTS_FOLDER,
        [LUCIDE_FACTORY]: join(import.meta.dirname, 'src/web/ui/create-icon.ts'),
        [CHARACTER_REFERENCES]: join(import.meta.dirname, 'node_modules', CHARACTER_REFERENCES, 'index.js'),
      },
    },
    worker: { plugins: () => [pluralizeAsCommonJs, noteBundledPackages] },
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
          : [
              'src/web/entry-client.tsx',
              'src/web/entry-wake.ts',
              'src/web/entry-offline.ts',
              'src/web/styles/site-media.css',
              'src/web/features/notes/notes.css',
            ],
        // The names of all files are in the script of every first view: eight of these tell them apart in half as many bytes.
        // Node keeps the text of what it renders with, so that is short and one byte a letter (build-server.ts).
        output: isSsrBuild
          ? { hashCharacters: 'hex', charset: 'ascii', comments: false }
          : { hashCharacters: 'hex' },
      },
    },
    ssr: { noExternal: isSsrBuild ? true : [] },
    // On the server Vite leaves this to the process, where it is not set: pages would be made by React's slow half.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  }
})
