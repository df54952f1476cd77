import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { type Account, signUp } from './fuzz/world'
import { heavyPdfs } from './support/heavy-pdfs'
import { mantel } from './support/mantel'
import { servers } from './support/processes'
import { newVisitor } from './support/visitor'

const mostMegabytes = 600
const longestMs = 60_000

function megabytesOf(pid: number) {
  const said = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(said)?.[1] ?? 0) / 1024
}

const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

/** The most that the api, and any program it has begun, have in memory until it is told to stop. */
function watched(api: number) {
  let [most, goesOn] = [0, true]
  const look = async () => {
    while (goesOn) {
      try {
        for (const pid of [api, ...childrenOf(api)]) most = Math.max(most, megabytesOf(pid))
      } catch {
        // It has ended meanwhile.
      }
      await wait(10)
    }
  }
  const done = look()
  return async () => {
    goesOn = false
    await done
    return Math.round(most)
  }
}

/** Somebody else looks for lunch for as long as the attack lasts. */
function searched() {
  let goesOn = true
  const answers: { status: number; ms: number }[] = []
  const look = async () => {
    while (goesOn) {
      const began = performance.now()
      const body = JSON.stringify({ lat: 40.4168, lon: -3.7038, pageSize: 20 })
      const headers = { 'content-type': 'application/json', ...newVisitor() }
      const { status } = await fetch(`${mantel.apiUrl}/api/filter/`, { method: 'POST', headers, body })
      answers.push({ status, ms: performance.now() - began })
      await wait(100)
    }
  }
  const done = look()
  return async () => {
    goesOn = false
    await done
    return answers
  }
}

/** Only Linux tells what a process takes. */
describe.runIf(process.platform === 'linux')('a PDF of kilobytes', async () => {
  const bombs = await heavyPdfs()
  let account: Account
  let headers: Record<string, string>

  beforeAll(async () => {
    account = await signUp({ web: mantel.baseUrl, api: mantel.apiUrl }, `pdf.${newId()}@example.com`)
    headers = { authorization: `Bearer ${account.token}` }
  })

  async function uploaded(bytes: Buffer) {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'carta.pdf')
    const url = `${mantel.apiUrl}/api/aws/uploadToAws`
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...newVisitor() }, body })
    return { status: answer.status, said: await answer.json() }
  }

  async function toldTheChatbot(file: string) {
    const message = {
      id: newId(),
      at: new Date().toISOString(),
      kind: 'document',
      file,
      mime: 'application/pdf',
    }
    const answer = await fetch(`${mantel.apiUrl}/api/chat/messages`, {
      method: 'POST',
      headers: { ...headers, ...newVisitor(), 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    return answer.status
  }

  test.each(bombs)(
    '%s is refused or cut, and nobody else notices',
    async (what, bytes) => {
      const { api } = servers()
      const [mostOf, othersOf] = [watched(api), searched()]
      const began = performance.now()
      const { status, said } = await uploaded(bytes)
      const read = status === 200 ? await toldTheChatbot(new URL(said.fileUrl).pathname) : null
      const ms = Math.round(performance.now() - began)
      const [most, others] = [await mostOf(), await othersOf()]
      const slowest = Math.round(Math.max(...others.map((other) => other.ms)))
      process.stdout.write(
        `${what} (${Math.round(bytes.length / 1024)} KB): ${status} ${said.error?.reason ?? ''} ${read ?? ''}, ${ms} ms, ${most} MB, ${others.length} searches, the slowest ${slowest} ms\n`,
      )
      expect([200, 400, 413]).toContain(status)
      expect(read ?? 200).toBe(200)
      expect(most).toBeLessThan(mostMegabytes)
      expect(ms).toBeLessThan(longestMs)
      expect(others.filter((other) => other.status !== 200)).toEqual([])
      expect(servers().api, 'the api goes on').toBe(api)
    },
    120_000,
  )
})
