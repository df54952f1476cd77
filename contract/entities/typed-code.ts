import { z } from 'zod'
import { withoutSpaces } from '../rules/account/typed-code'

/** Six digits of an app or of a mail, with any spaces. */
export const typedCode = z
  .string()
  .max(40)
  .overwrite(withoutSpaces)
  .regex(/^\d{6}$/, 'code')
