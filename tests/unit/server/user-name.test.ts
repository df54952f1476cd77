import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { userName } from '@/server/cli/admin/user-name'

test('the name of the user, or the number of one who has no name, as in a container', () => {
  expect(userName()).toBe(userInfo().username)
  const nameless = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd')
  }
  expect(userName(nameless)).toBe(`uid ${process.getuid?.()}`)
})
