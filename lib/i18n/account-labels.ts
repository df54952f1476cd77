import { labelsOf } from './labels'

export async function resendLabels() {
  return { ...(await labelsOf('resendVerification')), wait: await labelsOf('wait') }
}

/** For components that ask for a second factor. */
export async function factorLabels() {
  const [factor, wait, ui] = await Promise.all([labelsOf('factor'), labelsOf('wait'), labelsOf('ui')])
  return { ...factor, wait, show: ui.showPassword, hide: ui.hidePassword }
}
