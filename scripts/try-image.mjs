import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assemble } from './image/assemble.mjs'
import { parseDockerfile } from './image/dockerfile.mjs'
import { attempt, attemptBeside, hasBubblewrap, innerOf, start } from './image/sandbox.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'
import { Failure } from './run/failure.mjs'
import { findFreePort } from './run/ports.mjs'

const usage = `node scripts/try-image.mjs

Hace el árbol de archivos de la imagen con los pasos del Dockerfile, en una carpeta limpia, y arranca en él api, web y worker como otro
usuario, con la raíz de solo lectura. Hace falta ser root y tener bubblewrap (apt-get install bubblewrap).`

const PATIENCE = 120_000
/** What Mantel itself may weigh, without the base image. A package that only the build needs is found here. */
const MOST_MEGABYTES = 600

/** @param {string} url */
async function until200(url) {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await sleep(300)
  }
  throw new Failure(`${url} no responde.`)
}

/** @param {boolean} isWell @param {string} text */
function say(isWell, text) {
  console.log(`${isWell ? '✓' : '✗'} ${text}`)
  if (!isWell) process.exitCode = 1
}

async function tryImage() {
  namesAsked(usage)
  if (!hasBubblewrap()) throw new Failure('Falta bubblewrap: apt-get install bubblewrap.')
  const root = process.cwd()
  const image = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
  const folder = mkdtempSync(path.join(tmpdir(), 'mantel-image-'))
  try {
    const tree = assemble(image, { root, folder })
    await tryProcesses(image, tree, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('./image/dockerfile.mjs').Image} image @param {string} tree @param {string} folder */
async function tryProcesses(image, tree, folder) {
  const [uid = 0, gid = uid] = image.user.split(':').map(Number)
  const [data, shared] = ['data', 'tmp'].map((name) => path.join(folder, `${name}-of-it`))
  if (!data || !shared) return
  for (const place of [data, shared]) {
    mkdirSync(place)
    chownSync(place, uid, gid)
  }
  const ports = { web: await findFreePort(), api: await findFreePort(), worker: await findFreePort() }
  const env = {
    ...image.stages.at(-1)?.env,
    ...{ PORT: `${ports.web}`, API_PORT: `${ports.api}`, WORKER_METRICS_PORT: `${ports.worker}` },
    ...{ METRICS_PORT: `${await findFreePort()}`, API_METRICS_PORT: `${await findFreePort()}` },
    ...{ API_URL: `http://127.0.0.1:${ports.api}`, WEB_URL: `http://127.0.0.1:${ports.web}` },
    ...{ SITE_URL: `http://localhost:${ports.web}`, WORKER: 'separate', DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
    ...{ SESSION_SECRET: 'a'.repeat(40), INTERNAL_SECRET: 'b'.repeat(40), FACTOR_SECRET: 'c'.repeat(40) },
  }
  const where = { workdir: '/app', env, user: image.user, data, shared }
  const touch = attempt(tree, where, ['sh', '-c', 'touch /app/new || touch /new || touch /usr/new'])
  say(touch.status !== 0, 'la raíz no se puede escribir')
  say(attempt(tree, where, ['id', '-u']).stdout.trim() === String(uid), `el usuario es el ${uid}`)
  const { stdout } = attempt(tree, where, ['du', '-sm', '/app'])
  const megabytes = Number(stdout.split('\t')[0])
  say(
    megabytes > 0 && megabytes <= MOST_MEGABYTES,
    `/app ocupa ${megabytes} MB, de ${MOST_MEGABYTES} como mucho`,
  )

  /** @type {{ name: string, child: import('node:child_process').ChildProcess }[]} */
  const running = []
  /** @param {keyof typeof ports} name @param {string} probe */
  const begin = async (name, probe) => {
    const began = performance.now()
    const child = start(tree, where, [...image.entrypoint, name])
    running.push({ name, child })
    child.stderr.on('data', (text) => process.stderr.write(`[${name}] ${text}`))
    await until200(`http://127.0.0.1:${ports[name]}${probe}`)
    say(true, `${name} responde a ${probe} en ${((performance.now() - began) / 1000).toFixed(1)} s`)
    const health = attemptBeside(child.pid ?? 0, where, image.healthcheck)
    say(health.status === 0, `el HEALTHCHECK de ${name} acaba con ${health.status}`)
    const nobody = { PORT: '1', API_PORT: '1', WORKER_METRICS_PORT: '1' }
    const sick = attemptBeside(child.pid ?? 0, { ...where, env: { ...env, ...nobody } }, image.healthcheck)
    say(sick.status === 1, `y con ${sick.status} si ${name} no responde`)
  }
  try {
    await begin('api', '/readyz')
    await begin('web', '/readyz')
    await begin('worker', '/healthz')
    const home = await until200(`http://127.0.0.1:${ports.web}/`)
    say(home.includes('<h1'), `la portada tiene ${home.length} letras`)
    const found = await until200(`http://127.0.0.1:${ports.web}/restaurant/search?q=Madrid`)
    say(found.includes('/restaurant/profile/'), 'una búsqueda encuentra restaurantes')
  } finally {
    for (const { name, child } of running.reverse()) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      const began = performance.now()
      process.kill(innerOf(child.pid ?? 0), 'SIGTERM')
      await Promise.race([ended, sleep(10_000)])
      say(
        child.exitCode !== null || child.signalCode !== null,
        `${name} acaba en ${Math.round(performance.now() - began)} ms`,
      )
      child.kill('SIGKILL')
    }
  }
}

await runCommand(tryImage)
