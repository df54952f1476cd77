import { expect, test } from 'vitest'
import { ApiError } from '@/lib/api/api-error'
import { inTrace, newTrace } from '@/telemetry/traces'

test('a page that the api fails shows the id of its request, which Next takes from the error', () => {
  const trace = newTrace()
  expect(inTrace(trace, () => new ApiError(500)).digest).toBe(trace.traceId)
  expect(new ApiError(500).digest).toBeUndefined()
})
