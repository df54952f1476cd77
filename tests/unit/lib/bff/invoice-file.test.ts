import { afterEach, expect, it, vi } from 'vitest'
import { proofHeader, visitorHeader } from '@/contract/internal-proof'
import { invoiceFile } from '@/lib/bff/invoice-file'
import { readTraceparent } from '@/telemetry/traceparent'
import { inTrace, newTrace } from '@/telemetry/traces'

vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => true }))

afterEach(() => void vi.restoreAllMocks())

it('asks for an invoice with the id of the request, on its reader’s account', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('an invoice'))
  const request = new Request('https://mantel.example/api/payment/invoices/a/pdf?until=1&signature=b', {
    headers: { 'x-forwarded-for': '198.51.100.7', traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` },
  })
  const trace = newTrace()
  const params = Promise.resolve({ invoiceId: 'a' })
  const answer = await inTrace(trace, () => invoiceFile(request, { params }))
  expect(await answer.text()).toBe('an invoice')
  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers)
  expect(readTraceparent(headers.get('traceparent'))?.traceId).toBe(trace.traceId)
  expect(headers.get(visitorHeader)).toBe('198.51.100.7')
  expect(headers.has(proofHeader)).toBe(true)
})
