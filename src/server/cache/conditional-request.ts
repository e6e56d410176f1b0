export type Encoding = 'br' | 'gzip' | 'identity'

const QUALITY_ZERO = /;\s*q=0(\.0*)?\s*$/

/** The best encoding both sides know, by the header `Accept-Encoding`. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepted = new Map<string, boolean>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    accepted.set(part.split(';', 1)[0]?.trim() ?? '', !QUALITY_ZERO.test(part))
  }
  // Whoever takes anything has not said that it knows brotli.
  const anything = accepted.get('*') ?? false
  if (accepted.get('br')) return 'br'
  return (accepted.get('gzip') ?? anything) ? 'gzip' : 'identity'
}

/** Whether `If-None-Match` names a tag: one of a list, weak or strong (RFC 9110, 13.1.2), or any by `*`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const tag = withoutWeakness(etag)
  return header.split(',').some((candidate) => {
    const named = candidate.trim()
    return named === '*' || withoutWeakness(named) === tag
  })
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
