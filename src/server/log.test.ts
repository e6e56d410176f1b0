import { expect, test } from 'vitest'
import { openLogger } from './log.ts'

function write(level: string, say: (log: ReturnType<typeof openLogger>) => void): string {
  let written = ''
  const destination = {
    write: (line: string) => {
      written += line
    },
  }
  say(openLogger(level, destination))
  return written
}

// PRIV-KEEP-3
test('a logged error keeps its cause and loses personal data', () => {
  const cause = Object.assign(new Error('Key (email)=(mia@example.com) already exists.'), {
    code: '23505',
    detail: 'mia',
  })
  const error = Object.assign(new Error('550 no such user <mia.o@example.co.uk>', { cause }), {
    rejected: ['mia.o@example.co.uk'],
    responseCode: 550,
  })
  const written = write('info', (log) => log.error({ err: error }, 'A letter was not taken'))
  expect(written).not.toMatch(/mia|example/)
  const { err } = JSON.parse(written)
  expect(err).toMatchObject({
    type: 'Error',
    message: '550 no such user <(address)>',
    cause: { code: '23505' },
  })
  expect(err.stack).toContain('log.test.ts')
})

test('an address keeps its path and loses its query and its secret', () => {
  const written = write('debug', (log) => {
    log.info({ path: '/newsletter/confirm?token=s3cret' }, 'Page not found')
    log.debug({ req: { method: 'GET', url: '/preview/s3cret?x=1', ip: '203.0.113.9' } })
  })
  expect(written).not.toMatch(/s3cret|203\.0/)
  expect(written).toContain('"path":"/newsletter/confirm"')
  expect(written).toContain('"path":"/preview/…"')
})
