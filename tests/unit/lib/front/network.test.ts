import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { cdns } from '@/contract/cache-tags'
import { livePages } from '@/lib/cache/live-pages'
import { sayToNetwork } from '@/lib/front/network'

const noon = Date.parse('2026-11-27T11:00:00Z')
const ofNext = 's-maxage=3600, stale-while-revalidate=31532400'
const kept = { tags: ['restaurant:0000000000aa', '_N_T_/layout', 'area:404:-38', 'cities'], at: noon - 1_000 }

beforeEach(() => {
  livePages.keep('"page"', { ...kept, until: noon + 3_600_000 })
  livePages.keep('"short"', { ...kept, until: noon + 60_000 })
  livePages.keep('"many"', {
    ...kept,
    until: noon + 60_000,
    tags: Array.from({ length: 400 }, (_, at) => `restaurant:${at}`),
  })
})

type Answer = {
  status?: number
  headers?: Record<string, string>
  asked?: Record<string, string>
  now?: number
}

function said(
  cdn: (typeof cdns)[number] | undefined,
  { status = 200, headers, asked, now = noon }: Answer = {},
) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers: asked ?? {} })
  const response = new ServerResponse(request)
  response.statusCode = status
  const usual = { 'content-type': 'text/html; charset=utf-8', 'cache-control': ofNext, etag: '"page"' }
  for (const [name, value] of Object.entries({ ...usual, ...headers })) response.setHeader(name, value)
  sayToNetwork(request, response, { cdn, now })
  const { 'content-type': _, etag: __, ...rest } = response.getHeaders()
  return rest
}

test('without a network nothing is said', () => {
  expect(said(undefined)).toEqual({ 'cache-control': ofNext })
})

test('Cloudflare is told in its words', () => {
  expect(said('cloudflare')).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-tag': 'page,restaurant:0000000000aa,area:404:-38,cities',
    'cloudflare-cdn-cache-control': 'max-age=600',
  })
})

test('Fastly is told in its words', () => {
  expect(said('fastly')).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'surrogate-key': 'page restaurant:0000000000aa area:404:-38 cities',
    'surrogate-control': 'max-age=600',
  })
})

describe.each(cdns)('%s', (cdn) => {
  const seconds = (answer: Answer) =>
    Object.values(said(cdn, answer)).flatMap((value) => /^max-age=(\d+)$/.exec(String(value))?.[1] ?? [])

  test('keeps no page for longer than the page lives, or past midnight in either zone', () => {
    expect(seconds({ headers: { etag: '"short"' } })).toEqual(['60'])
    livePages.keep('"night"', {
      ...kept,
      at: Date.parse('2026-11-27T22:50:00Z'),
      until: Number.POSITIVE_INFINITY,
    })
    const night = (time: string) =>
      seconds({ headers: { etag: '"night"' }, now: Date.parse(`2026-11-27T${time}Z`) })
    expect(night('22:50:00')).toEqual(['600'])
    expect(night('22:58:20')).toEqual(['100'])
    livePages.keep('"late"', {
      ...kept,
      at: Date.parse('2026-11-27T23:10:00Z'),
      until: Number.POSITIVE_INFINITY,
    })
    expect(seconds({ headers: { etag: '"late"' }, now: Date.parse('2026-11-27T23:59:00Z') })).toEqual(['60'])
  })

  test.each<[string, Answer]>([
    ['a page that is not kept here', { headers: { etag: '"other"' } }],
    ['a page of yesterday', { now: noon + 86_400_000 }],
    ['a page that is missing', { status: 404 }],
    ['a part for the router', { asked: { rsc: '1' } }],
    ['a part that says it is HTML', { headers: { 'content-type': 'text/x-component' } }],
    ['a page with a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['a page with more tags than a header holds', { headers: { etag: '"many"' } }],
  ])('does not keep %s', (_, answer) => {
    const { 'set-cookie': __, ...headers } = said(cdn, answer)
    expect(headers).toEqual({ 'cache-control': 'private, no-cache' })
  })

  test('is told nothing about what says itself who may keep it', () => {
    for (const control of ['private, no-cache', 'no-store', 'public, max-age=31536000, immutable'])
      expect(said(cdn, { headers: { 'cache-control': control } })).toEqual({ 'cache-control': control })
  })
})
