import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { declaredMetrics, metricsIn } from './known'

const folder = 'deploy/prometheus'
const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string().min(10), action: z.string().min(10) }),
})
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(rule.loose()) })) })
  .parse(parse(readFileSync(`${folder}/alerts.yml`, 'utf8')))
  .groups.flatMap((group) => group.rules)

const tested = z
  .object({
    tests: z.array(z.object({ alert_rule_test: z.array(z.object({ alertname: z.string() })) }).loose()),
  })
  .parse(parse(readFileSync(`${folder}/alerts.test.yml`, 'utf8')))
  .tests.flatMap(({ alert_rule_test }) => alert_rule_test.map(({ alertname }) => alertname))

const dashboard = z
  .object({
    panels: z.array(
      z
        .object({ title: z.string(), targets: z.array(z.object({ expr: z.string() }).loose()).optional() })
        .loose(),
    ),
  })
  .parse(JSON.parse(readFileSync('deploy/grafana/dashboards/mantel.json', 'utf8')))

test('alerts and panels name only metrics that exist', () => {
  const declared = declaredMetrics()
  expect(declared.size).toBeGreaterThan(25)
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]
  for (const expression of expressions)
    for (const name of metricsIn(expression)) expect(declared, expression).toContain(name)
})

test('docs/operations.md names every metric', () => {
  const docs = readFileSync('docs/operations.md', 'utf8')
  for (const name of declaredMetrics())
    expect(docs).toContain(`\`${name.replace(/_(bucket|sum|count)$/, '')}\``)
})

test('every alert is tried in alerts.test.yml', () => {
  expect([...new Set(tested)].sort()).toEqual(rules.map(({ alert }) => alert).sort())
})

test('the record says how many alerts there are', () => {
  const record = readFileSync('docs/decisions/0373-alerts-say-what-to-do.md', 'utf8')
  expect(record).toContain(`has ${{ 21: 'twenty-one' }[rules.length]} rules`)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.runIf(hasPromtool)('promtool accepts the rules, and they fire when they should', () => {
  const run = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS')
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
