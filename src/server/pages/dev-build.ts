import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'vite'
import type * as EntryServer from '../../web/entry-server.tsx'
import type { WebBuild } from './web-build.ts'

export interface DevBuild extends WebBuild {
  /** Handles what Vite serves (modules, styles, hot updates); resolves to false for everything else. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}

/** Sets up React's hot reload before any component is loaded; a module, because inline scripts are forbidden. */
const REFRESH_MODULE = '/@refresh-setup.js'
const REFRESH_SOURCE = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

function assetsOf(entry: string, stylesheet: string) {
  return {
    scripts: ['/@vite/client', REFRESH_MODULE, entry],
    styles: [`${stylesheet}?direct`],
    modulePreloads: [],
    wakeModules: [],
    fonts: [],
  }
}

/** Opens the site straight from its sources, with hot reload (`npm run dev`). */
export async function openDevBuild(root: string): Promise<DevBuild> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    renderPage: async (input) => {
      const entry = await vite.ssrLoadModule('/src/web/entry-server.tsx')
      const { renderPage } = entry as typeof EntryServer
      return renderPage(input)
    },
    assetsFor: () => assetsOf('/src/web/entry-client.tsx', '/src/web/styles/site.css'),
    // Sources change: a service worker that a build has registered on this address removes itself.
    serviceWorker: null,
    adminAssets: () => assetsOf('/src/admin/entry-admin.tsx', '/src/admin/styles/admin.css'),
    handle: (request, response) =>
      new Promise((resolve) => {
        if (request.url === REFRESH_MODULE) {
          response.setHeader('content-type', 'text/javascript').end(REFRESH_SOURCE)
          resolve(true)
          return
        }
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    close: () => vite.close(),
  }
}
