import { expect, test } from 'vitest'
import { proxyCommand } from './steps.ts'

// INSTALL-UNIT-1
test('nginx gets a certificate first where there is none, Caddy gets its own', () => {
  expect(proxyCommand('nginx', 'anna.example', true)).toMatch(
    /^ln -sf .* && nginx -t && systemctl reload nginx$/,
  )
  expect(proxyCommand('nginx', 'anna.example', false)).toMatch(
    /^apt-get .* && certbot certonly --nginx -d anna\.example .* && ln -sf /,
  )
  expect(proxyCommand('caddy', 'anna.example', false)).not.toContain('certbot')
})
