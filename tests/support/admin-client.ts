import type { InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'
import { logIn } from './login.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Opens the coach's client: sends admin calls with the session's cookie; paths begin after `/api/admin`. A string body
 * is sent unchanged.
 */
export async function openAdminClient(app: TestApp, siteUrl?: string) {
  const cookie = await logIn(app, siteUrl)
  return (
    method: Method,
    path: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ) =>
    app.server.inject({
      method,
      url: `/api/admin${path}`,
      headers: {
        cookie,
        ...headers,
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    })
}

export type AdminClient = Awaited<ReturnType<typeof openAdminClient>>
