/** In the order they are tested: many browsers also name others in their user agent. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const named = (list: typeof BROWSERS, text: string) => list.find(([, sign]) => sign.test(text))?.[0]

/** Returns a browser and its system in plain words, `Firefox on Android`, as far as the user agent names them. */
export function describeBrowser(userAgent: string | null): string {
  if (!userAgent) return 'An unknown browser'
  const browser = named(BROWSERS, userAgent)
  const system = named(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  if (browser) return browser
  return system ? `An unknown browser on ${system}` : 'A program that is no browser'
}

/**
 * Shortens a client's address so that it identifies a network and not a person: `203.0.113.*`, `2001:db8:1::*`.
 *
 * @returns null when there is no address
 */
export function shortenAddress(address: string | null): string | null {
  if (!address) return null
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)
  if (v4) return `${v4[1]}.*`
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return groups.length > 0 ? `${groups.join(':')}::*` : '::*'
}
