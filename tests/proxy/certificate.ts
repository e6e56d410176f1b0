import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  certificate: string
  key: string
  /** The certificate that a client has to trust. */
  pem: string
}

/** Makes a self-signed certificate for example.com. */
export function makeCertificate(folder: string): Certificate {
  const certificate = join(folder, 'fullchain.pem')
  const key = join(folder, 'privkey.pem')
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=example.com', '-addext', 'subjectAltName=DNS:example.com'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  return { certificate, key, pem: readFileSync(certificate, 'utf8') }
}
