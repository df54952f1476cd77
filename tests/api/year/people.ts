import { givePlan } from '@/tests/api/support/give-plan'
import { castOwners, castReaders, type Owner } from './cast'
import { newPhone } from './chat-life'
import type { Host } from './host'
import { type Known, nothingKnown } from './menu-life'
import { type Account, newAccount } from './plan-life'
import type { Wishes } from './reader-life'

export type People = Awaited<ReturnType<typeof castPeople>>

/** The people of a year, and what each of them knows. */
export async function castPeople(host: Host, seed: string) {
  const owners = await castOwners(host)
  const trial = newAccount(host.now)
  for (const owner of owners) await givePlan(host.db, owner, { plan: 'trial', expiresAt: trial.trialEnd })
  const clientOf = ofEach(owners, (owner) => host.as(owner))
  return {
    ...{ owners, readers: castReaders(seed), clientOf },
    knownOf: ofEach(owners, (): Known => nothingKnown()),
    accountOf: ofEach(owners, (): Account => newAccount(host.now)),
    phoneOf: ofEach(owners, (_, at) => newPhone(at)),
    wishes: new Map() satisfies Wishes,
    async signIn() {
      for (const owner of owners) await clientOf(owner).signIn()
    },
  }
}

function ofEach<T>(owners: Owner[], make: (owner: Owner, at: number) => T) {
  const all = new Map(owners.map((owner, at) => [owner, make(owner, at)]))
  return (owner: Owner): T => {
    const found = all.get(owner)
    if (found === undefined) throw new Error(`nothing is known of ${owner.name}`)
    return found
  }
}
