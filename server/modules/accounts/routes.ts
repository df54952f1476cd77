import * as contract from '@/contract/endpoints/accounts'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { forgetPassword } from './forget-password'
import { getOwner } from './get-owner'
import { login } from './login'
import { logout } from './logout'
import { resetPassword } from './reset-password'
import { verifyEmail } from './verify-email'

export function routes(api: Api) {
  mount(api, contract.login, login)
  mount(api, contract.logout, logout)
  mount(api, contract.getOwner, getOwner)
  mount(api, contract.forgetPassword, forgetPassword)
  mount(api, contract.resetPassword, resetPassword)
  mount(api, contract.verifyEmail, verifyEmail)
}
