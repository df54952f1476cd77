import { createHash } from 'node:crypto'
import { newId } from '@/server/db/id'
import { factorChallenges } from '@/server/db/schema'
import { ownerRequests } from '@/tests/api/http/owner-requests'
import { createAuthenticator } from '@/tests/api/second-factor/authenticator'
import type { CallOf } from './calls'
import { lightOwner } from './heaviest-owner'
import type { CostWorld } from './world'

type Purpose = (typeof factorChallenges.$inferInsert)['purpose']

const passkeyChallenge = 'cHJ1ZWJh'

async function challengeFor({ db }: CostWorld, purpose: Purpose, ownerId: string | null) {
  const challenge = newId()
  const tokenHash = createHash('sha256').update(challenge).digest()
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(factorChallenges).values({ tokenHash, purpose, ownerId, passkeyChallenge, expiresAt })
  return challenge
}

/** Each part of a passkey's answer has its largest allowed size. The signature is from another site. */
const assertion = () => {
  const { response, ...rest } = createAuthenticator().assert({ challenge: passkeyChallenge })
  return { ...rest, response: { ...response, userHandle: 'x'.repeat(8192) } }
}

/** The second step of signing in. */
export const factorCalls: Record<string, CallOf> = {
  'POST /api/auth/second-factor': async (world) => {
    const { ownerId } = await lightOwner(world.db)
    const challenge = await challengeFor(world, 'login', ownerId)
    return { body: { challenge, passkey: assertion() }, status: 400 }
  },
  'POST /api/auth/second-factor/passkey': async (world) => {
    const owner = await lightOwner(world.db)
    for (let n = 0; n < 20; n += 1)
      await ownerRequests['DELETE /api/second-factor/passkeys/:passkeyId']?.(owner, world.db)
    return { body: { challenge: await challengeFor(world, 'login', owner.ownerId) } }
  },
  'POST /api/auth/passkey/options': () => ({}),
  'POST /api/auth/passkey': async (world) => ({
    body: { challenge: await challengeFor(world, 'passkey-login', null), passkey: assertion() },
    status: 400,
  }),
  'POST /api/second-factor/passkeys': async ({ db }) => {
    const owner = await lightOwner(db)
    const { body } = (await ownerRequests['POST /api/second-factor/passkeys']?.(owner, db)) ?? {}
    return { as: owner, body, status: 400 }
  },
}
