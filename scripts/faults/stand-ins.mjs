import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const peers = {
  s3: 'tests/api/storage/s3-peer.ts',
  stripe: 'tests/api/support/stripe/server.ts',
  graph: 'tests/api/whatsapp/graph-server.ts',
  letters: 'tests/api/whatsapp/webhook-calls.ts',
  access: 'tests/api/whatsapp/access.ts',
}

/** The parts of the stand-in for Stripe that the people and the audit use. @typedef {ReturnType<typeof import('../../tests/api/support/stripe/account').createAccount>} StripeAccount */
/** @typedef {Awaited<ReturnType<typeof startStandIns>>} StandIns */

/**
 * The tests' own servers, which are as strict as the real ones: S3 checks signatures, Stripe its keys against doubles, WhatsApp its limits.
 * They are bundled into dist, from where they find their packages.
 */
export async function startStandIns() {
  const outdir = path.resolve('dist/faults')
  await build({
    ...{ entryPoints: peers, outdir, bundle: true, platform: 'node', format: 'esm', packages: 'external' },
    outExtension: { '.js': '.mjs' },
  })
  const load = (/** @type {keyof typeof peers} */ name) =>
    import(pathToFileURL(path.join(outdir, `${name}.mjs`)).href)
  const clock = () => new Date()
  /** @type {Awaited<ReturnType<typeof import('../../tests/api/storage/s3-peer').s3Peer>>} */
  const s3 = await (await load('s3')).s3Peer()
  /** @type {Awaited<ReturnType<typeof import('../../tests/api/support/stripe/server').startStripe>>} */
  const stripe = await (await load('stripe')).startStripe(clock)
  /** @type {Awaited<ReturnType<typeof import('../../tests/api/whatsapp/graph-server').startGraph>>} */
  const graph = await (await load('graph')).startGraph(clock)
  /** @type {typeof import('../../tests/api/whatsapp/webhook-calls')} */
  const letters = await load('letters')
  /** @type {typeof import('../../tests/api/whatsapp/access')} */
  const { graphAccess, webhookAccess } = await load('access')
  return {
    ...{ s3, stripe, graph, letters, access: { ...graphAccess, ...webhookAccess } },
    async close() {
      graph.close()
      await Promise.all([s3.close(), stripe.close()])
    },
  }
}
