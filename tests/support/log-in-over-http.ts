/**
 * Logs the coach in over HTTP.
 *
 * @returns the `cookie` header for the coach's requests
 */
export async function logIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ password }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!response.ok || cookie === undefined) throw new Error(`Logging in was answered with ${response.status}`)
  return cookie.split(';', 1)[0] ?? ''
}
