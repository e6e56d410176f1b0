import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { PROJECT_ROOT } from '../src/server/project-root.ts'

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8')
/** Every setting, taken from its line in the example. */
const SETTINGS = new Set([...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name))

const compose = z.object({
  services: z.object({
    site: z.object({
      read_only: z.literal(true),
      cap_drop: z.tuple([z.literal('ALL')]),
      environment: z.record(z.string(), z.string()),
      volumes: z.tuple([z.literal('data:/data')]),
      healthcheck: z.object({ test: z.array(z.string()) }),
    }),
  }),
})

// RUN-CONTAINER-1
test.each(['compose.yaml', 'compose.postgres.yaml'])(
  '%s sets the variables of the product and makes only the data writable',
  (file) => {
    const { site } = compose.parse(parse(read(`deploy/container/${file}`))).services
    expect(Object.keys(site.environment).filter((name) => !SETTINGS.has(name))).toEqual([])
    expect(site.environment.SITE_URL).toBeDefined()
    expect(site.healthcheck.test).toEqual(['CMD', '/app/happiness-first', 'status'])
  },
)

test('the image runs as an unprivileged user with its data in a volume', () => {
  const containerfile = read('deploy/container/Containerfile')
  const [, settings = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile) ?? []
  const names = [...settings.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)
  expect(names).toContain('FIRST_VISIT')
  expect(names.filter((name) => name !== 'NODE_ENV' && !SETTINGS.has(name))).toEqual([])
  expect(containerfile).toMatch(/^USER 10001:10001$/m)
  expect(containerfile).toMatch(/^VOLUME \/data$/m)
})
