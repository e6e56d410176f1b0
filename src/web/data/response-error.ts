/** The sentence of a refusal: the server's own, else `HTTP {status}` (API-CLIENT-1). */
export async function refusalOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json()
    const isSentence = typeof body === 'object' && body !== null && 'error' in body
    return isSentence && typeof body.error === 'string' ? body.error : `HTTP ${response.status}`
  } catch {
    return 'Request failed'
  }
}
