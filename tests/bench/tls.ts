import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { makeCertificate } from '../proxy/certificate.ts'
import { findFreePort } from '../support/free-port.ts'
import { measureLoad, ratio, report } from './load.ts'
import { startNginx } from './nginx.ts'
import { startProduct } from './product.ts'

const HOST = 'example.com'

interface Page {
  body: Buffer
  contentSecurityPolicy: string
}

/** Compares a cached page served over TLS by the site itself (HTTPS-SERVE-1), without TLS, and by nginx with TLS. */
export async function measureTls(path: string): Promise<void> {
  console.log('\nA cached article page over TLS 1.3, beside the same bytes from nginx')
  const folder = await mkdtemp(join(tmpdir(), 'bench-tls-'))
  const certificate = makeCertificate(folder)
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'certificates'), { recursive: true, mode: 0o700 })
  const pem = readFileSync(certificate.key, 'utf8') + readFileSync(certificate.certificate, 'utf8')
  await writeFile(join(dataDir, 'certificates/site.pem'), pem, { mode: 0o600 })
  const [securePort, plainPort] = [await findFreePort(), await findFreePort()]
  const product = await startProduct({
    DATA_DIR: dataDir,
    HTTPS: 'auto',
    HTTPS_PORT: String(securePort),
    HTTP_PORT: String(plainPort),
    SITE_URL: `https://${HOST}`,
    TRUST_PROXY: '',
  })
  try {
    const secure = `https://127.0.0.1:${securePort}`
    const page = await readPage(secure + path)
    const plain = await measureLoad({ url: product.url + path })
    report('this product, without TLS', plain)
    const own = await measureLoad({ url: secure + path, servername: HOST })
    report('this product', own)
    console.log(`  → ${ratio(own, plain)} of itself without TLS`)
    const nginx = await startNginx({
      body: page.body,
      headers: {
        'content-security-policy': page.contentSecurityPolicy,
        'x-content-type-options': 'nosniff',
        'content-encoding': 'br',
      },
      certificate,
    })
    if (nginx === null) {
      console.log(
        '  (nginx is not installed here: apt-get install nginx-light to compare with one of its workers)',
      )
      return
    }
    const others = await measureLoad({ url: nginx.url, servername: HOST })
    nginx.stop()
    report('one nginx worker', others)
    console.log(`  → ${ratio(own, others)} of one nginx worker with TLS`)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function readPage(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { host: HOST, 'accept-encoding': 'br' }
    const asked = request(url, { servername: HOST, rejectUnauthorized: false, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          contentSecurityPolicy: String(answer.headers['content-security-policy'] ?? ''),
        }),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}
