import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { stripeOptions } from '@/scripts/build/server.mjs'
import { apiVersion } from '@/server/ports/payments/stripe/client'

test('Stripe’s package is built into one small file that does the same', async () => {
  const outdir = mkdtempSync(path.join(tmpdir(), 'mantel-stripe-'))
  onTestFinished(() => rmSync(outdir, { recursive: true }))
  await build({ ...stripeOptions(process.cwd()), outdir })
  const file = path.join(outdir, 'server/stripe-sdk.js')
  expect(statSync(file).size).toBeLessThan(400_000)

  const { default: Sdk }: { default: typeof Stripe } = await import(pathToFileURL(file).href)
  // The version that the package sends by itself is the pinned version. Its types belong to no other version.
  expect(Sdk.API_VERSION).toBe(apiVersion)
  const digest = createHmac('sha256', 'whsec_x').update('1.{"id":"evt_1"}').digest('hex')
  const { webhooks } = new Sdk('sk_test_x')
  const letter = webhooks.constructEvent(
    '{"id":"evt_1"}',
    `t=1,v1=${digest}`,
    'whsec_x',
    300,
    undefined,
    1000,
  )
  expect(letter.id).toBe('evt_1')
})
