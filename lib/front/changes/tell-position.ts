import { positionHeader } from '@/contract/changes-position'
import { env } from '../../env'
import { sendBeneathCache } from '../../insides/cache/beneath'
import { isPlain } from '../../insides/plain'
import type { Follower } from './follow'

/** Says with each question to the host how far this web has read its changes: an answer from before would be kept as if it were new. */
export function tellPosition() {
  let follower: Pick<Follower, 'heardOf'> | undefined
  if (!isPlain('sent-position'))
    sendBeneathCache(env().API_URL, () => {
      const position = follower?.heardOf()
      return position === undefined ? [] : [[positionHeader, String(position)]]
    })
  return {
    from(given: Pick<Follower, 'heardOf'>) {
      follower = given
    },
  }
}
