import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints'
import { withoutSlash } from '@/server/http/mount'
import { builtRoutes } from '../support/built-routes'
import { boundOf, queued } from './limits'
import { type Cost, costOfCall, costOfPage } from './measure'
import { ownerCalls } from './owner-calls'
import { pageCalls } from './page-calls'
import { publicCalls } from './public-calls'
import { costWorld } from './world'

const endpoints = Object.values(contract).filter((each) => typeof each === 'object' && 'method' in each)
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const calls = { ...ownerCalls, ...publicCalls }

const ofContract = new Set(endpoints.map(({ path }) => withoutSlash(path).replace(/:\w+/g, '[]')))
/** The mailbox is there for who sits at the machine. */
const isOwn = (route: string) =>
  !ofContract.has(route.replace(/\[\w+\]/g, '[]')) && !/^\/(_|dev\/mail)/.test(route)
const routes = builtRoutes().flatMap(([, route]) => (isOwn(route) ? [route] : []))

const numbered = (name: string, at: number) => (at === 0 ? name : `${name} (${at + 1})`)

/** The test counts processor time: on a machine that ten processes share, seconds of processor time take a minute. */
const patienceMs = 300_000

const costs: ({ what: string } & Cost)[] = []
let made: Awaited<ReturnType<typeof costWorld>>

test('every endpoint of the contract and every page of the build has a most expensive request', () => {
  expect(Object.keys(calls).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
  expect(Object.keys(pageCalls).toSorted()).toEqual(routes.toSorted())
})

/** Only Linux tells what a process has used. */
describe.runIf(process.platform === 'linux')('the most expensive that may be asked', () => {
  beforeAll(async () => {
    made = await costWorld()
  })
  afterAll(async () => {
    const line = (ms: number, { what, kilobytes }: (typeof costs)[number]) =>
      `${String(ms).padStart(6)} ms ${kilobytes} KB ${what}`
    const answering = costs.toSorted((one, other) => other.ms - one.ms).slice(0, 15)
    const behind = costs.filter(({ what }) => queued[what]).map((cost) => line(cost.behindMs, cost))
    const table = [...answering.map((cost) => line(cost.ms, cost)), 'behind, in a queue of one:', ...behind]
    process.stdout.write(`\n${table.join('\n')}\n`)
    await made?.close()
  })

  function expectWithin(what: string, cost: Cost) {
    costs.push({ what, ...cost })
    expect(cost.status, `${what}: ${cost.said}`).toBe(cost.expected)
    const bound = boundOf(what)
    expect(cost.ms, what).toBeLessThanOrEqual(bound.ms)
    expect(cost.behindMs, `${what}, behind`).toBeLessThanOrEqual(bound.behindMs ?? 0)
    expect(cost.kilobytes, what).toBeLessThanOrEqual(bound.kilobytes)
  }

  test.each(Object.keys(calls))('%s', { timeout: patienceMs }, async (name) => {
    const endpoint = endpoints.find((each) => nameOf(each) === name)
    if (!endpoint) throw new Error(`${name} is no endpoint`)
    for (const [at, call] of [calls[name] ?? []].flat().entries()) {
      const what = numbered(name, at)
      expectWithin(what, await costOfCall(endpoint, call, { world: made.world, bound: boundOf(what) }))
    }
  })

  test.each(Object.keys(pageCalls))('page %s', { timeout: patienceMs }, async (route) => {
    for (const [at, page] of [pageCalls[route] ?? []].flat().entries()) {
      const what = numbered(route, at)
      expectWithin(what, await costOfPage(page, { world: made.world, bound: boundOf(what) }))
    }
  })
})
