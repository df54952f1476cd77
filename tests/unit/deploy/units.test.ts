import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

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
