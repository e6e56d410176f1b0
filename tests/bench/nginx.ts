import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, isListening } from '../support/free-port.ts'
import { waitUntil } from '../support/wait-until.ts'

export interface BenchNginx {
  url: string
  stop: () => void
}

interface BenchNginxOptions {
  body: Buffer
  headers: Record<string, string>
  /** Certificate files; with them nginx serves TLS, as configured in `deploy/nginx.conf`. */
  certificate?: { certificate: string; key: string }
}

/** Starts one nginx worker that sends the given bytes from memory-cached files; null if nginx is not installed. */
export async function startNginx({
  body,
  headers,
  certificate,
}: BenchNginxOptions): Promise<BenchNginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  // When started by root, nginx runs its worker as another user.
  await chmod(folder, 0o755)
  const port = await findFreePort()
  await writeFile(join(folder, 'page'), body)
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  )
  const tls = certificate
    ? `ssl_certificate ${certificate.certificate}; ssl_certificate_key ${certificate.key}; ssl_protocols TLSv1.2 TLSv1.3;`
    : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; open_file_cache max=10; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html;
client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
server { listen 127.0.0.1:${port}${certificate ? ' ssl' : ''}; ${tls} root ${folder}; location / { try_files /page =404; ${lines.join(' ')} } } }`,
  )
  const child: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  await waitUntil('nginx listens', () => isListening(port))
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/`,
    stop: () => child.kill('SIGQUIT'),
  }
}
