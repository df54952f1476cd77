import * as contract from '@/contract/endpoints/accounts'
import * as emailChange from '@/contract/endpoints/email-change'
import { updateOwner as updateOwnerEndpoint } from '@/contract/endpoints/profile'
import * as secondFactor from '@/contract/endpoints/second-factor'
import type { Api } from '@/server/http/api'
import { mount, mountWritten } from '@/server/http/mount'
import { changePassword } from './change-password'
import { deleteAccount } from './delete-account'
import { askEmailChange } from './email-change/ask-email-change'
import { cancelEmailChange } from './email-change/cancel-email-change'
import { confirmEmailChange } from './email-change/confirm-email-change'
import { getEmailChange } from './email-change/get-email-change'
import { exportData } from './export-data'
import { finishLogin, loginByPasskey } from './finish-login'
import { forgetPassword } from './forget-password'
import { getOwner } from './get-owner'
import { login } from './login'
import { logout } from './logout'
import { prove } from './prove'
import { register } from './register'
import { resendVerification } from './resend-verification'
import { resetPassword } from './reset-password'
import { updateOwner } from './update-owner'
import { verifyEmail } from './verify-email'

export function routes(api: Api) {
  mount(api, contract.register, register)
  mount(api, contract.login, login)
  mount(api, secondFactor.finishLogin, finishLogin)
  mount(api, secondFactor.loginByPasskey, loginByPasskey)
  mount(api, secondFactor.prove, prove)
  mount(api, contract.logout, logout)
  mount(api, contract.getOwner, getOwner)
  mount(api, contract.forgetPassword, forgetPassword)
  mount(api, contract.resetPassword, resetPassword)
  mount(api, contract.verifyEmail, verifyEmail)
  mount(api, contract.resendVerification, resendVerification)
  mount(api, contract.changePassword, changePassword)
  mount(api, emailChange.getEmailChange, getEmailChange)
  mount(api, emailChange.askEmailChange, askEmailChange)
  mount(api, emailChange.confirmEmailChange, confirmEmailChange)
  mount(api, emailChange.cancelEmailChange, cancelEmailChange)
  mountWritten(api, contract.exportData, exportData)
  mount(api, contract.deleteAccount, deleteAccount)
  mount(api, updateOwnerEndpoint, updateOwner)
}
