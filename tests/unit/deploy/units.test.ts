import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { knownVariables } from './known'

const [, steps = ''] = /### By three systemd units\n([\s\S]*?)\n## /.exec(
  readFileSync('docs/operations.md', 'utf8'),
) ?? ['', '']

/** The lines of the fenced block that names `word`, without the list's indent. */
function blockWith(word: string) {
  const blocks = [...steps.matchAll(/^( *)```\w*\n([\s\S]*?)\n\1```/gm)].map(([, indent = '', text = '']) =>
    text.replace(new RegExp(`^${indent}`, 'gm'), ''),
  )
  const found = blocks.find((block) => block.includes(word))
  if (!found) throw new Error(`no block with ${word}`)
  return found
}

describe('alerts', () => {
  const commands = blockWith('/etc/prometheus')

  test('the files that the step copies are there', () => {
    const copied = [...commands.matchAll(/deploy\/\S+/g)].map(([path]) => path)
    expect(copied).toEqual(['deploy/prometheus/*.yml', 'deploy/alertmanager/alertmanager.yml'])
    for (const path of copied) expect(existsSync(path.replace('*.yml', 'prometheus.yml')), path).toBe(true)
  })

  test('after the step, Prometheus asks and tells nobody but this machine', () => {
    const script = /sed -E -i '(.+)' \/etc\/prometheus\/prometheus\.yml/.exec(commands)?.[1] ?? 'no sed'
    const text = execFileSync('sed', ['-E', script, 'deploy/prometheus/prometheus.yml'], { encoding: 'utf8' })
    const targets = z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })
    const config = z
      .object({
        alerting: z.object({ alertmanagers: z.array(targets) }),
        scrape_configs: z.array(targets.loose()),
      })
      .parse(parse(text))
    const named = [...config.alerting.alertmanagers, ...config.scrape_configs]
      .flatMap(({ static_configs }) => static_configs)
      .flatMap((one) => one.targets)
    expect(named).toEqual(['127.0.0.1:9093', '127.0.0.1:9464', '127.0.0.1:9465', '127.0.0.1:9466'])
  })

  test('Prometheus and its Alertmanager read the new files', () => {
    expect(commands).toMatch(/systemctl restart prometheus prometheus-alertmanager/)
  })

  const hasAmtool = spawnSync('amtool', ['--version']).status === 0
  test.runIf(hasAmtool)('amtool accepts who is told', () => {
    const answer = execFileSync('amtool', ['check-config', 'deploy/alertmanager/alertmanager.yml'], {
      encoding: 'utf8',
    })
    expect(answer).toContain('SUCCESS')
  })
})

const folder = 'deploy/systemd'
const units = readdirSync(folder).map((name) => ({
  name,
  lines: readFileSync(join(folder, name), 'utf8').split('\n'),
}))
const services = units.filter(({ name }) => name.endsWith('.service'))
const valueIn = (lines: string[], key: string) =>
  lines.find((line) => line.startsWith(`${key}=`))?.slice(key.length + 1)

describe('units', () => {
  test('each line is a section, a setting, a comment or empty', () => {
    for (const { name, lines } of units)
      for (const line of lines) expect(line, name).toMatch(/^(\[\w+\]|[A-Z][A-Za-z]+=.*|#.*|)$/)
  })

  test.each(services)('$name starts what is there, as the user of the steps', ({ lines }) => {
    const command = valueIn(lines, 'ExecStart') ?? ''
    const process = /scripts\/serve\.mjs (\w+)/.exec(command)?.[1] ?? 'none'
    expect(readFileSync('scripts/serve.mjs', 'utf8')).toContain(`'${process}'`)
    expect(steps).toContain(`useradd --system --create-home --home-dir /srv/mantel ${valueIn(lines, 'User')}`)
    expect(valueIn(lines, 'WorkingDirectory')).toBe('/srv/mantel/app')
    expect(valueIn(lines, 'EnvironmentFile')).toBe('/srv/mantel/app/.env')
    expect(steps).toContain('Write `/srv/mantel/app/.env`')
  })

  test.each(services)('$name may write only where the steps have made a folder', ({ lines }) => {
    expect(valueIn(lines, 'ProtectSystem')).toBe('strict')
    expect(valueIn(lines, 'PrivateTmp')).toBe('true')
    const made = /install -d -o mantel -m 700 ([^`]+)/.exec(steps)?.[1]?.split(' ') ?? []
    for (const path of valueIn(lines, 'ReadWritePaths')?.split(' ') ?? []) expect(made).toContain(path)
  })

  test('the steps enable every unit that something does not start by itself', () => {
    const enabled = /systemctl enable --now ([\w. -]+)/.exec(steps)?.[1]?.split(' ') ?? []
    const names = enabled.map((name) => (name.includes('.') ? name : `${name}.service`))
    const wanted = units
      .filter(({ lines }) => valueIn(lines, 'WantedBy') !== undefined)
      .map(({ name }) => name)
    expect(names.sort()).toEqual(wanted.sort())
  })
})

describe('variables', () => {
  const [, step = ''] = /^3\. (Write .*)$/m.exec(steps) ?? []
  const given = Object.fromEntries(
    [...step.matchAll(/`([A-Z_0-9]+)=([^`]+)`/g)].map(([, name = '', value]) => [name, value]),
  )

  test('are ones that Mantel reads, with the folder that the units may write', () => {
    for (const name of Object.keys(given)) expect(knownVariables).toContain(name)
    expect(given.DATA_DIR).toBe('/srv/mantel/data')
  })

  test('the web that believes a proxy listens to this machine alone', () => {
    expect(given).toMatchObject({ TRUSTED_PROXIES: '1', HOST: '127.0.0.1' })
  })

  test('the ports of the metrics are those that Prometheus asks', () => {
    const asked = readFileSync('deploy/prometheus/prometheus.yml', 'utf8')
    for (const name of ['METRICS_PORT', 'API_METRICS_PORT', 'WORKER_METRICS_PORT'])
      expect(asked).toContain(`:${given[name]}`)
  })
})

describe('Caddyfile', () => {
  const ofSteps = blockWith('reverse_proxy')
  const files = { steps: ofSteps, containers: readFileSync('deploy/Caddyfile', 'utf8') }

  test.each(Object.entries(files))('of the %s: nothing follows a brace on its line', (_, text) => {
    for (const line of text.replace(/\{\$\w+\}/g, 'name').split('\n')) expect(line).not.toMatch(/[{}]\s*\S/)
  })

  test('leads to the web of this machine', () => {
    expect(ofSteps).toContain('reverse_proxy 127.0.0.1:3000 ')
  })

  const hasCaddy = spawnSync('caddy', ['version']).status === 0
  test.runIf(hasCaddy).each(Object.entries(files))('of the %s: Caddy accepts it', (_, text) => {
    const path = join(mkdtempSync(join(tmpdir(), 'caddy-')), 'Caddyfile')
    writeFileSync(path, text)
    const run = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', path], {
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'https://menu.ejemplo.es' },
    })
    expect(run.status, run.stderr).toBe(0)
  })
})

describe('a new version', () => {
  const commands = blockWith('git clone')

  test('is built beside the running one, with its variables, and takes its place', () => {
    const order = ['cp -p ../app/.env .', 'npm ci', 'npm run build', 'mv app before', 'mv new app']
    const places = order.map((command) => commands.indexOf(command))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('restarts every process that always runs', () => {
    const restarted = /systemctl restart (.*)/.exec(commands)?.[1]?.split(' ') ?? []
    const running = services.filter(({ lines }) => valueIn(lines, 'Restart') === 'always')
    expect(restarted.map((name) => `${name}.service`).sort()).toEqual(running.map(({ name }) => name).sort())
    expect(restarted[0]).toBe('mantel-api')
  })
})
