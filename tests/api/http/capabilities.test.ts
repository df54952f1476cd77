import { expect, test } from 'vitest'
import * as contract from '@/contract/endpoints'
import { endpointName, getCapabilities } from '@/contract/endpoints/capabilities'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

test('our api names every call of the contract, so that the web hides none', async () => {
  const { status, body } = await api.get('/api/capabilities')
  expect(status).toBe(200)
  const { endpoints } = getCapabilities.reply.parse(body)
  const all = Object.values(contract).filter((one) => typeof one === 'object' && 'reply' in one)
  expect(endpoints).toEqual(expect.arrayContaining(all.map(endpointName)))
})
