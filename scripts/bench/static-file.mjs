import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '../run/ports.mjs'

/** @param {string} directory @param {number} port */
const configuration = (directory, port) => `
daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 256; }
http {
  access_log off; default_type text/html; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${directory}/t1; proxy_temp_path ${directory}/t2; fastcgi_temp_path ${directory}/t3;
  uwsgi_temp_path ${directory}/t4; scgi_temp_path ${directory}/t5;
  server { listen 127.0.0.1:${port}; root ${directory}/www; gzip_static on; }
}`

/**
 * Serves the same page as a file with nginx: the product is compared with it. Null where there is no nginx.
 * @param {string} directory
 * @param {string} page
 * @returns {Promise<string | null>}
 */
export async function startStatic(directory, page) {
  if (spawnSync('nginx', ['-v']).error) return null
  const home = path.join(directory, 'nginx')
  mkdirSync(path.join(home, 'www'), { recursive: true })
  const html = await (await fetch(page)).text()
  writeFileSync(path.join(home, 'www/page.html'), html)
  writeFileSync(path.join(home, 'www/page.html.gz'), gzipSync(html, { level: 9 }))
  const port = await findFreePort()
  writeFileSync(path.join(home, 'nginx.conf'), configuration(home, port))
  const nginx = spawn('nginx', ['-c', path.join(home, 'nginx.conf'), '-p', home], { stdio: 'ignore' })
  process.once('exit', () => nginx.kill('SIGTERM'))
  nginx.unref()
  await wait(500)
  return `http://127.0.0.1:${port}/page.html`
}
