import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import { VIEW_TRANSITION_STYLE } from '../../../domain/site/view-transition-style.ts'
import { type CachedResponse, createResponse } from '../../cache/response-cache.ts'
import { sendResponse } from '../../cache/send-response.ts'
import { errorResponseSchema } from '../../http/error-handler.ts'
import { CLOSED_POLICY } from '../../http/security-headers.ts'

interface Options {
  securityHeaders: Record<string, string>
}

/** The page is plain HTML with one style block, and no scripts. */
const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** Serves the description of the API, as OpenAPI and as a readable page. Each is rendered and compressed once. */
export async function docsRoutes(app: FastifyInstance, { securityHeaders }: Options): Promise<void> {
  const serve = (path: string, contentType: string, policy: string, make: () => string) => {
    let made: CachedResponse | undefined
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      made ??= createResponse({
        status: 200,
        contentType,
        headers: {
          ...securityHeaders,
          'content-security-policy': policy,
          'cache-control': 'public, max-age=300',
        },
        body: make(),
      })
      await sendResponse(made, request, reply)
      return reply
    })
  }
  serve('/openapi.json', 'application/json; charset=utf-8', CLOSED_POLICY, () =>
    JSON.stringify(app.swagger()),
  )
  serve('/docs', 'text/html; charset=utf-8', DOCS_POLICY, () => renderDocs(app.swagger()))
}

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: z.unknown(),
})

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() })).default({})

const operationSchema = z.object({
  tags: z.array(z.string()).default(['other']),
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z
    .record(z.string(), z.object({ description: z.string().default(''), content: contentSchema }))
    .default({}),
})

const METHODS = ['get', 'post', 'put', 'delete'] as const
const pathSchema = z.object({
  get: operationSchema.optional(),
  post: operationSchema.optional(),
  put: operationSchema.optional(),
  delete: operationSchema.optional(),
})

const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), pathSchema),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }).default({ schemas: {} }),
})

type Operation = z.infer<typeof operationSchema>

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
const toJson = (value: unknown) => escapeText(JSON.stringify(value, null, 2) ?? '')

const STYLE = `:root{color-scheme:light dark;--ink:#14312a;--ground:#fafaf6;--line:#dbe0d7;--soft:#f0f1ea;--accent:#c2320c}
@media(prefers-color-scheme:dark){:root{--ink:#f4f2e7;--ground:#0f211d;--line:#2c463f;--soft:#0a1815;--accent:#ff9873}}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:2rem 1.25rem 5rem}
h1{font-size:2.2rem;line-height:1.1}h2{margin-top:3rem;text-transform:capitalize}article{border-top:1.5px solid var(--line);padding:1rem 0}
h3{font:650 1rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}h3 b{color:var(--accent)}pre{background:var(--soft);padding:1rem;border-radius:6px;overflow:auto;font-size:.85rem;line-height:1.5}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}summary{cursor:pointer;min-height:44px;display:flex;align-items:center;font-weight:600}a{color:var(--accent)}${VIEW_TRANSITION_STYLE}`

/** Renders an OpenAPI description as one page of plain HTML. */
function renderDocs(description: unknown): string {
  const { info, paths, components } = documentSchema.parse(description)
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = methods[method]
      if (!operation) continue
      const tag = operation.tags[0] ?? 'other'
      groups.set(tag, [...(groups.get(tag) ?? []), renderOperation(method, path, operation)])
    }
  }
  const sections = [...groups].map(([tag, operations]) => `<h2>${escapeText(tag)}</h2>${operations.join('')}`)
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escapeText(name)}"><summary>${escapeText(name)}</summary><pre tabindex="0">${toJson(schema)}</pre></details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeText(info.title)}</h1><p>${escapeText(info.description)} Version ${escapeText(info.version)}. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escapeText(name)}</code>${required ? ' (required)' : ''}</td><td>${escapeText(place)}</td><td>${escapeText(description)} <code>${escapeText(JSON.stringify(schema))}</code></td></tr>`,
  )
  const body = operation.requestBody ? renderContent('Body', operation.requestBody.content) : ''
  const responses = Object.entries(operation.responses).map(([status, { content }]) =>
    renderContent(`Answer ${status}`, content),
  )
  return `<article><h3><b>${method.toUpperCase()}</b> ${escapeText(path)}</h3><p>${escapeText(operation.summary)} ${escapeText(operation.description)}</p>${
    parameters.length > 0 ? `<table><tbody>${parameters.join('')}</tbody></table>` : ''
  }${body}${responses.join('')}</article>`
}

function renderContent(title: string, content: z.infer<typeof contentSchema>): string {
  const [first] = Object.values(content)
  return first
    ? `<details><summary>${escapeText(title)}</summary><pre tabindex="0">${toJson(first.schema)}</pre></details>`
    : `<p>${escapeText(title)}: empty</p>`
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A refusal may carry more than the error, such as the contact form's `success: false`. */
const refusal = z.looseObject(errorResponseSchema.shape).meta({ id: 'Refusal' })

/** Adds the refusals common to this kind of call to a route's description (API-ERROR-2). */
export function describeRefusals(route: RouteOptions): void {
  const { schema = {}, method } = route
  const isRead = [method].flat().every((name) => READS.has(name))
  const statuses = [
    ...(schema.querystring || schema.body ? [400] : []),
    ...(isRead ? [] : [403]),
    ...(schema.body ? [413, 415] : []),
  ]
  const described = typeof schema.response === 'object' ? schema.response : {}
  const refusals = Object.fromEntries(statuses.map((status) => [status, refusal]))
  route.schema = { ...schema, response: { ...refusals, ...described } }
}

/** Name of the session cookie's scheme in the API's description. */
export const SESSION_SCHEME = 'session'

/** Adds the guard to a route's description: the session it needs, and the answer without one. */
export function describeGuard(route: RouteOptions): void {
  const { response } = route.schema ?? {}
  route.schema = {
    ...route.schema,
    security: [{ [SESSION_SCHEME]: [] }],
    // 401 first, though numbers are sorted: V8 allocates 600 elements for an object that gets a numeric key later.
    response: { 401: errorResponseSchema, ...(typeof response === 'object' ? response : {}) },
  }
}
