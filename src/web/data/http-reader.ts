import { type ParameterSet, type ParameterValues, writeParameters } from '../../domain/api/parameters.ts'
import {
  PUBLIC_READS,
  type ReadDeclaration,
  type ReadName,
  type ReadRequest,
  type SiteReader,
} from '../../domain/reads/public-reads.ts'

/** Returns a refusal's message: the server's own, else `HTTP {status}` (API-CLIENT-1). */
async function refusalOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json()
    const isSentence = typeof body === 'object' && body !== null && 'error' in body
    return isSentence && typeof body.error === 'string' ? body.error : `HTTP ${response.status}`
  } catch {
    return 'Request failed'
  }
}

/** Longer than the service worker waits for the network, after which it answers from its cache (OFF-NET-1). */
const TIMEOUT_MS = 25_000

/** Reads the site over its public API (API-FORM-1). */
export const httpReader: SiteReader = {
  async read(name, request) {
    const response = await fetch(addressOf(name, request), {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { form }: ReadDeclaration = PUBLIC_READS[name]
    if (form === 'lookup') {
      if (response.status === 404 || response.status === 400) return { kind: 'missing' }
      if (response.status === 410) return { kind: 'gone' }
    }
    if (!response.ok) throw new Error(await refusalOf(response))
    const body = await response.json()
    if (form === 'lookup') return body ? { kind: 'found', item: body } : { kind: 'missing' }
    if (form === 'value') return body
    return { items: body, total: Number(response.headers.get('x-total-count') ?? body.length) }
  },
}

/** Returns the API address of a read. */
function addressOf<K extends ReadName>(name: K, request: ReadRequest<K>): string {
  const declared: ReadDeclaration = PUBLIC_READS[name]
  const values: ParameterValues<ParameterSet> = request
  const path = declared.path.replace(/:(\w+)/, (_, part: string) => encodeURIComponent(String(values[part])))
  return `/api${path}${writeParameters(declared.query, values)}`
}
