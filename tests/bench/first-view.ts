import { openQuietBrowser } from './quiet-browser.ts'

/** Measures the bytes on the wire of a cold first view, by kind of file, as a browser counts them. */
export async function measureFirstView(url: string): Promise<Map<string, number>> {
  const browser = await openQuietBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  return bytes
}
