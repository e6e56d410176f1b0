import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../support/free-port.ts'

export interface BenchNginx {
  url: string
  stop: () => void
}

/** One nginx worker sending the given bytes from memory-cached files; null where nginx is not installed. */
export async function startNginx(body: Buffer, headers: Record<string, string>): Promise<BenchNginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  // Started by root, its worker runs as another user.
  await chmod(folder, 0o755)
  const port = await findFreePort()
  await writeFile(join(folder, 'page'), body)
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; open_file_cache max=10; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html;
client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /page =404; ${lines.join(' ')} } } }`,
  )
  const child: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 50; attempt++) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return { url, stop: () => child.kill('SIGQUIT') }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  return null
}
