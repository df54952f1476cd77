import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInternalProofs, proofHeader } from '@/contract/internal-proof'
import { mantel } from './mantel'

type Changed = { restaurantId: string; city: string; lat: number; lon: number }

/** What api and web know each other by. */
export async function internalProof(direction: 'api-to-web' | 'web-to-api') {
  const secrets = JSON.parse(readFileSync(path.join(mantel.dataDir, 'secrets.json'), 'utf8'))
  return { [proofHeader]: await createInternalProofs(Date.now, secrets.INTERNAL_SECRET).make(direction) }
}

/** As the api tells the web what has changed. */
export async function askToExpire(restaurants: Changed[]) {
  return {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...(await internalProof('api-to-web')) },
    body: JSON.stringify({ restaurants }),
  }
}

export async function expire(restaurants: Changed[]) {
  const answer = await fetch(`${mantel.baseUrl}/api/revalidate`, await askToExpire(restaurants))
  if (!answer.ok) throw new Error(`Nothing was expired: ${answer.status}`)
}
