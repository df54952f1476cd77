import 'server-only'
import { listOwnMenuHistory, listOwnMenus } from '@/contract/endpoints/own-menus'
import { menuHabits } from '@/contract/rules/profile/menu-habits'
import { hostHas } from '../host/features'
import { getSession } from '../session'
import { call } from './call'

/** What the owner's next or last menu says about its courses. Null if there is no such menu. */
export async function ownMenuHabits() {
  if (!(await hostHas('menus'))) return null
  const { token } = await getSession()
  const coming = await call(listOwnMenus, { query: {} }, { token })
  const { menus } = coming.menus[0]
    ? coming
    : await call(listOwnMenuHistory, { query: { limit: 1 } }, { token })
  return menus[0] ? menuHabits(menus[0].categories) : null
}
