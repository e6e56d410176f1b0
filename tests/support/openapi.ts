import { z } from 'zod'
import type { TestApp } from './app.ts'

/** A JSON schema of the API description, with its references inlined. */
export type JsonSchema = Record<string, unknown>

export interface DescribedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  path: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  body: JsonSchema | null
  /** By status; null for a response without a described body. */
  responses: Map<number, JsonSchema | null>
  /** Whether it requires a login. */
  guarded: boolean
}

const schema = z.record(z.string(), z.unknown())
const content = z.object({ 'application/json': z.object({ schema }).optional() }).optional()
const operation = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
  security: z.array(z.unknown()).default([]),
})
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** Returns every call of `/api/openapi.json`. */
export async function readDescribedCalls({ server }: TestApp): Promise<DescribedCall[]> {
  const { paths, components } = description.parse((await server.inject('/api/openapi.json')).json())
  const whole = (found: JsonSchema | undefined) => (found ? inline(found, components.schemas, []) : null)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { parameters, requestBody, responses, security }]) => ({
      method: METHODS.find((method) => method === name.toUpperCase()) ?? 'GET',
      path,
      parameters: parameters.map((one) => ({ ...one, schema: whole(one.schema) ?? {} })),
      body: whole(requestBody?.content?.['application/json']?.schema),
      responses: new Map(
        Object.entries(responses).map(([status, answer]) => [
          Number(status),
          whole(answer.content?.['application/json']?.schema),
        ]),
      ),
      guarded: security.length > 0,
    })),
  )
}

/** A recursive reference (any JSON) is replaced by an unconstrained schema. */
function inline(found: JsonSchema, known: Record<string, JsonSchema>, within: readonly string[]): JsonSchema {
  const { $ref } = found
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    const meant = known[name]
    return meant && !within.includes(name) ? inline(meant, known, [...within, name]) : {}
  }
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    const object = schema.safeParse(value)
    return object.success ? inline(object.data, known, within) : value
  }
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, visit(value)]))
}
